import { ANALYTICS_DAYS_MAX } from '@storefront/contract/constants'
import { countDays, daysBetween } from '@storefront/contract/domain/day'
import type { Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'

/** Days of the site's calendar, both ends included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Returns a failure if the range ends before it begins or exceeds `most` days; else null. */
export function daysFailure(
  ctx: Pick<Ctx, 'language'>,
  { from, to }: Days,
  most: number = ANALYTICS_DAYS_MAX,
): Failure | null {
  const count = countDays(from, to)
  if (count < 1) return badPart('to', 'notOffered', {}, ctx.language)
  return count > most ? badPart('to', 'tooMany', { n: most }, ctx.language) : null
}

/** Every day from the first to the last. */
export const listDays = ({ from, to }: Days): string[] => daysBetween(from, to)

/**
 * Whether a moment lies within the days: `$1` is the tenant, `$2` the zone, `$3` and `$4` the days. They begin at the
 * zone's midnight.
 */
export const within = (moment: string): string =>
  `${moment} >= $3::date::timestamp at time zone $2 and ${moment} < ($4::date + 1)::timestamp at time zone $2`
