import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import type { Translate } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { endTimeText } from '@/lib/time'

/** Describes the deadline for refunds and the refunded part of the price, in the event's zone. */
export const refundRuleText = (
  t: Translate,
  { until, percent }: TicketOrderDetail['refund_rule'],
  event: Pick<TicketOrderDetail['event'], 'time_zone'>,
): string =>
  until
    ? t(percent < 100 ? 'event.refundPart' : 'event.refundUntil', {
        moment: planText(t, endTimeText(until, event.time_zone?.offsets)),
        percent,
      })
    : t('event.refundNever')
