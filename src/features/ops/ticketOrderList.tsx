import { contactLine } from '@storefront/contract/domain/account/mobile'
import { ticketOrderTabs } from '@storefront/contract/domain/events/ticket-order'
import type { OpsTicketOrder } from '@storefront/contract/entities/events/ticket-order'
import { Text, View } from '@tarojs/components'
import { linesText } from '@/features/events/tickets/orders/OrderRow'
import { dateTimeText } from '@/lib/time'
import { type OpsTicketOrdersQuery, opsTicketKeys, opsTicketsApi } from '@/services/api/ops/tickets'
import { RouteLink } from '@/shared/link/RouteLink'
import { idField, oneOf } from '@/shared/list/fields'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { Price } from '@/ui/display/Price'
import s from './components/Ops.module.scss'

function OrderRow({ order }: { readonly order: OpsTicketOrder }) {
  const { number, user, status_display, event, tit, created: createdAt } = order
  return (
    <RouteLink to="ops.ticketorder.detail" params={{ number }} className={s.item}>
      <View className={s.head}>
        <Text className={s.title}>{contactLine(user)}</Text>
        <Text className={s.status}>{status_display}</Text>
      </View>
      <View className={s.text}>{event.name}</View>
      <View className={s.who}>
        <Text className={s.text}>{linesText(order)}</Text>
        <Price amount={tit} plain sum />
      </View>
      <View className={s.quiet}>{`${number} · ${dateTimeText(createdAt)}`}</View>
    </RouteLink>
  )
}

/** Orders of tickets, of one event or of all, in their tabs. */
export const opsTicketOrderList: ListSpec<OpsTicketOrder, OpsTicketOrdersQuery> = {
  key: opsTicketKeys.orders,
  load: (query, options) => opsTicketsApi.orders(query, options),
  idOf: ({ number }) => number,
  renderItems: rowItems({ keyOf: ({ number }) => number, height: 128, render: (order) => <OrderRow order={order} /> }),
  empty: { text: 'event.noOrders', hint: 'list.soonHint', icon: 'doc' },
  search: 'opsTicket.search',
  tabs: {
    name: 'tab',
    label: 'event.orders',
    options: ticketOrderTabs.map(({ key }) => ({
      value: key === 'all' ? '' : key,
      label: `event.orderTab.${key}` as const,
    })),
  },
  fields: { tab: oneOf('unpaid', 'completed', 'closed'), event: idField },
}
