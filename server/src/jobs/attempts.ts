import type { JobKind } from '../db/queue'

/** Thirty attempts take a day (`retryAt` in runner.ts decides the time between two). */
const STANDARD = 30

/** Attempts of eight days: a vendor's outage may last, and money and personal data wait for no one. */
const PATIENT = 200

const attemptsMax: Partial<Record<JobKind, number>> = {
  refund: PATIENT,
  payment_close: PATIENT,
  account_removal: PATIENT,
  data_export_expire: PATIENT,
  export_expire: PATIENT,
  file_expire: PATIENT,
  sheet_expire: PATIENT,
  sheet_export_expire: PATIENT,
  sheet_undo_expire: PATIENT,
}

/** Returns the number of attempts after which a job of a kind is given up. */
export const attemptsMaxOf = (kind: JobKind): number => attemptsMax[kind] ?? STANDARD
