import type { ErrorName } from '../../errors'

/** Period in which a form may be filled in (spec 4, form); the screen and the server's refusal use the same rule. */
export interface FormTimes {
  readonly isActive: boolean
  /** ISO 8601; null is without a bound. */
  readonly start: string | null
  readonly end: string | null
}

export type FormStatus = 'open' | 'inactive' | 'future' | 'over'

/** Submissions that a form allows one user, in all and per day of the site; null means unlimited. */
export interface FormQuotas {
  readonly lu: number | null
  readonly lupd: number | null
}

export type FormLimit = 'lu' | 'lupd'

/** Reason why a form is closed to a user. */
export type FormBlock = Exclude<FormStatus, 'open'> | FormLimit

/** The refusal of each reason; its words are what the screen shows, too (spec 8, form disabled messages). */
export const FORM_ERRORS = {
  inactive: 'formInactive',
  future: 'formFuture',
  over: 'formOver',
  lu: 'formLimit',
  lupd: 'formLimitToday',
} as const satisfies Record<FormBlock, ErrorName>

/** Status at `now` (milliseconds). The start belongs to the form's time, the end does not. */
export function formStatus({ isActive, start, end }: FormTimes, now: number): FormStatus {
  if (!isActive) return 'inactive'
  if (end !== null && Date.parse(end) <= now) return 'over'
  if (start !== null && Date.parse(start) > now) return 'future'
  return 'open'
}

/**
 * Returns the limits that a user has reached who has filled the form in `total` times, `today` of them on this day of
 * the site.
 */
export function limitsReached(
  quotas: FormQuotas,
  usage: { readonly total: number; readonly today: number },
): FormLimit[] {
  const limits: FormLimit[] = []
  if (quotas.lu !== null && usage.total >= quotas.lu) limits.push('lu')
  if (quotas.lupd !== null && usage.today >= quotas.lupd) limits.push('lupd')
  return limits
}

/**
 * Returns the reason why this user cannot fill the form in, or null. Reasons that apply to all users precede those of
 * this user.
 */
export function formBlock(status: FormStatus, uls: readonly FormLimit[]): FormBlock | null {
  if (status !== 'open') return status
  return uls.includes('lu') ? 'lu' : uls.includes('lupd') ? 'lupd' : null
}
