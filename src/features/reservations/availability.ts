import { AMPLE_QUOTA } from '@storefront/contract/constants'
import type { SlotBlock } from '@storefront/contract/domain/reservations/slot'
import type { DayQuota, DayQuotas, ResvVariant } from '@storefront/contract/entities/reservations/reservation'
import type { Translate } from '@/i18n'

/** Whether anything on a day can be booked; a missing day has nothing. */
export function hasFreeSlot(day: DayQuota | undefined): boolean {
  if (!day || day.block !== null) return false
  return day.time_ranges.length > 0
    ? day.time_ranges.some(({ block, quota_remaining }) => block === null && quota_remaining > 0)
    : day.quota_remaining > 0
}

/** 充足 above 99, otherwise the remaining count (spec 9). */
export const quotaLabel = (t: Translate, n: number): string =>
  n > AMPLE_QUOTA ? t('reservation.ample') : t('reservation.left', { n })

/** Returns the text for the number of places left, or for the reason why a slot cannot be booked. */
export const freeLabel = (t: Translate, block: SlotBlock | null, remaining: number): string =>
  block === null && remaining > 0 ? quotaLabel(t, remaining) : t(`reservation.block.${block ?? 'full'}`)

/** Returns the common reason why no slot of a day is available, else that they are full. */
function blockOfDay({ block, time_ranges }: DayQuota): SlotBlock {
  const blocks = new Set(time_ranges.map((range) => range.block ?? 'full'))
  const [only] = blocks
  return block ?? (blocks.size === 1 && only ? only : 'full')
}

/** Returns what is left on a day, or why nothing is. @param isOff whether a rule excludes the day */
export function dayNote(t: Translate, day: DayQuota | undefined, isOff: boolean): string {
  if (day && hasFreeSlot(day) && !isOff) return quotaLabel(t, day.quota_remaining)
  return t(`reservation.dayBlock.${day && !hasFreeSlot(day) ? blockOfDay(day) : 'closed'}`)
}

/** Something that can be chosen, with the moment by which such are compared. */
export interface SlotOffer {
  readonly date: string
  /** Null of whole days. */
  readonly start_time: string | null
  readonly end_time: string | null
  readonly start: string
  readonly block: SlotBlock | null
}

/** Returns the moment by which a day is compared with others. */
export const dayMoment = (date: string): string => `${date}T00:00:00Z`

/** Returns all that can be chosen on the days of a reply, day by day. */
export function slotOffers(quotas: DayQuotas, { is_all_day }: ResvVariant['resvconfig']): SlotOffer[] {
  return Object.entries(quotas).flatMap(([date, day]): SlotOffer[] => {
    if (is_all_day)
      return [
        {
          date,
          start_time: null,
          end_time: null,
          start: dayMoment(date),
          block: hasFreeSlot(day) ? null : (day.block ?? 'full'),
        },
      ]
    return day.time_ranges.map(({ start_time, end_time, start, block, quota_remaining }) => ({
      date,
      start_time,
      end_time,
      start,
      block: block ?? (quota_remaining > 0 ? null : 'full'),
    }))
  })
}
