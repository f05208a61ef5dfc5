import { issuedTicketTabs } from '@storefront/contract/domain/events/ticket'
import type { IssuedTicket } from '@storefront/contract/entities/events/ticket'
import { Text, View } from '@tarojs/components'
import { OfflineNotice } from '@/features/wallet/components/OfflineNotice'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { go, useRoute } from '@/router'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { RouteLink } from '@/shared/link/RouteLink'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { Empty } from '@/ui/feedback/Empty'
import { Screen } from '@/ui/layout/Screen'
import { ListView } from '@/ui/list/ListView'
import { Tabs } from '@/ui/navigation/Tabs'
import s from '../orders/Orders.module.scss'
import { CardSkeletons } from '@/shared/screen/CardSkeletons'
import { useOwnTickets } from './useOwnTickets'

const idOf = ({ id }: IssuedTicket): number => id
type Tab = (typeof issuedTicketTabs)[number]

/** event.issuedticket: one's own tickets; those that can still let in open without a network, too. */
export function OwnEventTicketsScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const tab: Tab = params.tab === 'past' ? 'past' : 'valid'
  const { state, at, tickets } = useOwnTickets()
  return (
    <Screen
      title={t('event.ownTickets')}
      state={state.kind === 'ready' || state.kind === 'loading' ? undefined : state}
    >
      <View className={s.tabs}>
        <Tabs
          label={t('event.ownTickets')}
          current={tab}
          items={issuedTicketTabs.map((key) => ({ key, title: t(`event.ticketTab.${key}`) }))}
          onChange={(key) => setQuery({ tab: key === 'valid' ? undefined : key })}
        />
      </View>
      {at === null ? (
        <TicketPages tab={tab} />
      ) : (
        <View className={s.list}>
          <OfflineNotice at={at} />
          {tab === 'valid' && tickets.length > 0 ? (
            tickets.map((ticket) => <OwnTicketRow key={ticket.id} ticket={ticket} />)
          ) : (
            <Empty icon="qr" text={t(tab === 'valid' ? 'event.noTickets' : 'event.needNetwork')} />
          )}
        </View>
      )}
    </Screen>
  )
}

function TicketPages({ tab }: { readonly tab: Tab }) {
  const t = useT()
  const guard = useRequireLogin()
  const tickets = usePaged<IssuedTicket>({
    key: ticketKeys.issued({ tab }),
    load: (page, options) => ticketsApi.issued({ ...page, tab }, options),
    idOf,
    enabled: guard === null,
  })
  useRefetchOnShow(tickets)
  const empty = (
    <Empty
      icon="qr"
      text={t(tab === 'valid' ? 'event.noTickets' : 'event.noPastTickets')}
      action={{ text: t('event.toEvents'), onTap: () => void go('event.event') }}
    />
  )
  return (
    <ListView {...tickets.view} skeleton={<CardSkeletons shape="ticket" />} empty={empty}>
      <View className={s.list} role="list">
        {tickets.items.map((ticket) => (
          <View key={ticket.id} role="listitem">
            <OwnTicketRow ticket={ticket} />
          </View>
        ))}
      </View>
    </ListView>
  )
}

function OwnTicketRow({
  ticket: { id, event, ticket, attendee, status, status_display },
}: {
  readonly ticket: IssuedTicket
}) {
  const t = useT()
  return (
    <RouteLink to="event.issuedticket.detail" params={{ id }} className={s.item}>
      <View className={s.head}>
        <Text className={s.date}>{eventTimeText(t, event)}</Text>
        <Text className={cx(status === 'valid' ? s.due : s.status)}>{status_display}</Text>
      </View>
      <View className={s.name}>{event.name}</View>
      <View className={s.quiet}>{[ticket.name, attendee.name].filter(Boolean).join(' · ')}</View>
      <View className={s.quiet}>{[event.venue, event.address].filter(Boolean).join(' · ')}</View>
    </RouteLink>
  )
}
