import type { EventBrief } from '@storefront/contract/entities/events/event'
import { eventCard } from '@/shared/item-card/toCard'
import { cardItems } from '@/shared/list/cardItems'
import { oneOf } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import type { ListSpec } from '@/shared/list/spec'
import { type EventsQuery, eventsApi } from '@/services/api/events'
import { keys } from '@/services/query'

/** Events with their controls, the next ones first. */
export const eventList: ListSpec<EventBrief, EventsQuery> = {
  key: keys.events,
  load: eventsApi.events,
  idOf: ({ id }) => id,
  renderItems: cardItems(eventCard, { as: 'banners', eager: 2 }),
  empty: { text: 'pages.event.empty', icon: 'calendar' },
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
  orderings: [{ label: 'list.next' }, { label: 'list.start', value: 'start', reverse: '-start', names: ['list.startUp', 'list.startDown'] }],
  fields: { phase: oneOf('future', 'ongoing', 'over') },
  panel: [dateRangeFilter('coming')],
}
