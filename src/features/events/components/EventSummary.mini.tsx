import type { EventDetail } from '@storefront/contract/entities/events/event'

interface EventSummaryProps {
  readonly event: EventDetail
  readonly isPriced: boolean
  readonly saleFrom: string
}

/** A phone has all of it above the action. */
export const EventSummary = (_: EventSummaryProps) => null
