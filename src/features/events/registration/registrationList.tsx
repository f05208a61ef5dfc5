import type { EventRegistration } from '@storefront/contract/entities/events/registration'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { type RegistrationsQuery, registrationKeys, registrationsApi } from '@/services/api/registrations'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { RouteLink } from '@/shared/link/RouteLink'
import { ListScreen } from '@/shared/list/ListScreen'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import s from './Registration.module.scss'

function RegistrationRow({ registration: { event, status_display } }: { readonly registration: EventRegistration }) {
  const t = useT()
  return (
    <RouteLink to="event.eventregistration" params={{ id: event.id }} className={s.item}>
      <View className={s.itemHead}>
        <Text className={s.itemTitle}>{event.name}</Text>
        <Text className={s.itemStatus}>{status_display}</Text>
      </View>
      <View className={s.quiet}>{eventTimeText(t, event)}</View>
      <View className={s.quiet}>{[event.venue, event.address].filter(Boolean).join(' · ')}</View>
    </RouteLink>
  )
}

const registrationList: ListSpec<EventRegistration, RegistrationsQuery> = {
  key: registrationKeys.registrations,
  load: (query, options) => registrationsApi.registrations(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 106,
    render: (registration) => <RegistrationRow registration={registration} />,
  }),
  empty: { text: 'registration.empty', action: { text: 'registration.toEvents', to: 'event.event' }, icon: 'calendar' },
}

/** event.eventregistration.mine: one's own registrations. */
export function RegistrationListScreen() {
  const guard = useRequireLogin()
  return <ListScreen spec={registrationList} title={useT()('registration.mine')} state={guard ?? undefined} />
}
