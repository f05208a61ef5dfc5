import { ticketOrderTabs } from '@storefront/contract/domain/events/ticket-order'
import type { TicketOrder } from '@storefront/contract/entities/events/ticket-order'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { Empty } from '@/ui/feedback/Empty'
import { Screen } from '@/ui/layout/Screen'
import { ListView } from '@/ui/list/ListView'
import { Tabs } from '@/ui/navigation/Tabs'
import { OrderRow } from './OrderRow'
import { OwnPlaces } from '../own/OwnPlaces'
import { CardSkeletons } from '@/shared/screen/CardSkeletons'
import s from './Orders.module.scss'

const numberOf = ({ number }: TicketOrder): string => number

/** event.ticketorder: one's own orders of tickets. The tab is part of the address. */
export function TicketOrdersScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const guard = useRequireLogin()
  const tab = ticketOrderTabs.find(({ key }) => key === params.tab)?.key ?? 'all'
  const orders = usePaged<TicketOrder>({
    key: ticketKeys.orders({ tab }),
    load: (page, options) => ticketsApi.orders({ ...page, tab }, options),
    idOf: numberOf,
    enabled: guard === null,
  })
  useRefetchOnShow(orders)
  const empty = (
    <Empty
      icon="doc"
      text={t('event.noOrders')}
      action={{ text: t('event.toEvents'), onTap: () => void go('event.event') }}
    />
  )
  return (
    <Screen title={t('event.orders')} state={guard ?? undefined}>
      <View className={s.tabs}>
        <Tabs
          label={t('event.orders')}
          current={tab}
          items={ticketOrderTabs.map(({ key }) => ({ key, title: t(`event.orderTab.${key}`) }))}
          onChange={(key) => setQuery({ tab: key === 'all' ? undefined : key })}
        />
      </View>
      {tab === 'all' ? <OwnPlaces enabled={guard === null} /> : null}
      <ListView {...orders.view} skeleton={<CardSkeletons shape="ticket" />} empty={empty}>
        <View className={s.list}>
          {orders.items.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </View>
      </ListView>
    </Screen>
  )
}
