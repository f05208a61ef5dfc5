import type { ZoneOffsets } from '@storefront/contract/domain/zone'
import type { EventDetail } from '@storefront/contract/entities/events/event'
import type { Translate } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { dateTimeText, endTimeText } from '@/lib/time'
import { remainingKind } from '@/shared/item-card/event-phase'

type Sale = Pick<EventDetail['tickets'][number], 'state' | 'left' | 'sale_start' | 'sale_end'>

const words = { none: 'pages.event.soldOut', few: 'pages.event.left', ample: 'pages.event.ample' } as const

/** Returns the start of a sale, read in the event's zone. */
export const saleMomentText = (t: Translate, moment: string, offsets?: ZoneOffsets): string =>
  planText(t, dateTimeText(moment, offsets))

/**
 * Returns the availability of a type of ticket as a text: start and end of the sale, and the remainder. Moments are
 * read in the event's zone.
 */
export function ticketNote(t: Translate, { state, left, sale_start, sale_end }: Sale, offsets?: ZoneOffsets): string {
  if (state === 'over') return t('event.saleOver')
  if (state === 'future')
    return t('event.saleFrom', { moment: sale_start ? saleMomentText(t, sale_start, offsets) : '' })
  const leftText = t(words[state === 'sold_out' ? 'none' : remainingKind(left)], { n: left ?? 0 })
  return sale_end && state === 'open'
    ? `${leftText} · ${t('event.saleUntil', { moment: planText(t, endTimeText(sale_end, offsets)) })}`
    : leftText
}
