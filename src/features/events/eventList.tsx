import type { EventBrief } from '@storefront/contract/entities/events/event'
import type { Translate } from '@/i18n'
import { decimalText } from '@/i18n/decimal-text'
import { planText } from '@/i18n/plan-text'
import { eventCard } from '@/shared/item-card/toCard'
import { cardItems } from '@/shared/list/cardItems'
import { oneOf } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import type { ListSpec } from '@/shared/list/spec'
import { CardSkeletons } from '@/shared/screen/CardSkeletons'
import { type EventsQuery, eventsApi } from '@/services/api/events'
import { keys } from '@/services/query'

/** Returns the distance to an event: in metres below one kilometre, in kilometres above. */
export const distanceText = (t: Translate, metres: number): string =>
  metres < 1000 ? `${metres} m` : `${decimalText(t, metres / 1000, metres < 10_000 ? 1 : 0)} km`

/** Returns the card of an event with the days by which people plan; of one that was looked for nearby how far it is. */
const card: typeof eventCard = (raw, context, index) => {
  const item = eventCard(raw, context, index)
  const { distance } = raw as Partial<EventBrief>
  const distanceParts = typeof distance === 'number' ? [distanceText(context.t, distance)] : []
  return {
    ...item,
    sub: planText(context.t, item.sub),
    place: [...distanceParts, item.place].filter(Boolean).join(' · '),
  }
}

/**
 * Events with their controls, the next ones first. Where the visitor is comes with the list's query, never with its
 * address.
 */
export const eventList: ListSpec<EventBrief, EventsQuery> = {
  key: keys.events,
  load: (query, options) => eventsApi.events(query, options),
  idOf: ({ id }) => id,
  renderItems: cardItems(card, { as: 'banners', eager: 2 }),
  skeleton: <CardSkeletons shape="banner" count={3} />,
  empty: { text: 'pages.event.empty', hint: 'list.soonHint', icon: 'calendar' },
  search: 'list.search.event',
  tabs: {
    name: 'phase',
    label: 'list.phase',
    options: [
      { value: '', label: 'common.all' },
      { value: 'future', label: 'pages.event.future' },
      { value: 'ongoing', label: 'pages.event.ongoing' },
      { value: 'over', label: 'pages.event.over' },
    ],
  },
  orderings: [
    { label: 'list.next' },
    { label: 'list.start', value: 'start', reverse: '-start', names: ['list.startUp', 'list.startDown'] },
  ],
  fields: { phase: oneOf('future', 'ongoing', 'over') },
  panel: [dateRangeFilter('coming')],
}
