import type { OpsEvent } from '@storefront/contract/entities/events/ops-event'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { onField, oneOf, yesNoField } from '@/shared/list/fields'
import { choiceFilter, dateRangeFilter, toggleFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { type Translate, useT } from '@/i18n'
import { opsContentApi, opsContentKeys, type OpsEventsQuery } from '@/services/api/ops/content'
import { EventActions, useEventActions } from './components/EventActions'
import { PublicationRow } from './components/PublicationRow'

/** Seats left of an event, and who registered for it. */
export function eventCounts(
  t: Translate,
  { seats_expected, seats_available, registrations, pending, signed_in }: OpsEvent,
): string[] {
  const seats =
    seats_expected === null
      ? t('opsEvent.unlimited')
      : t('opsEvent.seats', { left: seats_available ?? 0, all: seats_expected })
  if (registrations === null) return [seats]
  const counts = [t('opsEvent.registrations', { n: registrations }), t('opsEvent.signedIn', { n: signed_in })]
  return [seats, ...counts, ...(pending > 0 ? [t('opsEvent.pending', { n: pending })] : [])]
}

function EventRow({ event }: { readonly event: OpsEvent }) {
  const t = useT()
  const { id, name, address, main_image, is_active } = event
  const actions = useEventActions(event)
  return (
    <PublicationRow
      to="ops.event.detail"
      params={{ id }}
      image={main_image}
      title={name}
      status={t(is_active ? 'opsEvent.on' : 'opsEvent.off')}
      isActive={is_active}
      lines={[eventTimeText(t, event), address, eventCounts(t, event).join(' · ')]}
      actions={actions.length > 0 ? <EventActions event={event} actions={actions} isInList /> : null}
    />
  )
}

/** All events, published or not, the next ones first. */
export const opsEventList: ListSpec<OpsEvent, OpsEventsQuery> = {
  key: opsContentKeys.events,
  load: (query, options) => opsContentApi.events(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 172, render: (event) => <EventRow event={event} /> }),
  empty: { text: 'opsEvent.empty', hint: 'list.studioHint', icon: 'calendar' },
  search: 'opsEvent.search',
  tabs: {
    name: 'phase',
    label: 'opsEvent.phase',
    options: [
      { value: '', label: 'common.all' },
      { value: 'future', label: 'opsEvent.future' },
      { value: 'ongoing', label: 'opsEvent.ongoing' },
      { value: 'over', label: 'opsEvent.over' },
    ],
  },
  fields: { phase: oneOf('future', 'ongoing', 'over'), is_active: yesNoField, waiting: onField },
  panel: [
    choiceFilter({
      name: 'is_active',
      label: 'opsEvent.state',
      options: [
        { value: '', label: 'common.all' },
        { value: 'true', label: 'opsEvent.on' },
        { value: 'false', label: 'opsEvent.off' },
      ],
    }),
    toggleFilter('opsHome.waiting', [{ name: 'waiting', label: 'opsEvent.waiting' }]),
    dateRangeFilter('coming'),
  ],
}
