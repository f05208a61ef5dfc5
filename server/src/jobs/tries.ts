import type { JobKind } from '../db/queue'

/** The tries are 1, 2, 4 ... minutes apart and then an hour: 30 of them take a day. */
const STANDARD = 30

/** Kinds that are tried for eight days: a vendor's outage may last, and money and personal data wait for no one. */
const PATIENT = 200

const tries: Partial<Record<JobKind, number>> = {
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

/** Returns how often a job of a kind is tried before it has failed. */
export const triesOf = (kind: JobKind): number => tries[kind] ?? STANDARD
