import type { OpsOrder } from '@storefront/contract/entities/ops'
import { Text, View } from '@tarojs/components'
import { LineRow } from '@/shared/order-line/LineRow'
import { RouteLink } from '@/shared/link/RouteLink'
import { oneOf } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { pieceCount } from '@/features/orders/order-actions'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { opsKeys, type OpsOrdersQuery, opsApi } from '@/services/api/ops'
import { Price } from '@/ui/display/Price'
import s from './components/Ops.module.scss'

function OrderRow({ order }: { readonly order: OpsOrder }) {
  const t = useT()
  const [first] = order.lines
  return (
    <RouteLink to="ops.order.detail" params={{ id: order.id }} className={s.item}>
      <View className={s.head}>
        <Text className={s.quiet}>{`${order.number}\n${order.user.name}  ${dateTimeText(order.created)}`}</Text>
        <Text className={s.status}>{order.status_display}</Text>
      </View>
      {first ? <LineRow line={first} /> : null}
      <View className={s.head}>
        <Text className={s.quiet}>{t('pages.order.count', { n: pieceCount(order) })}</Text>
        <Price amount={order.tit} plain sum />
      </View>
    </RouteLink>
  )
}

/** Everybody's orders, the newest first, in the tabs of the buyers' own list. */
export const opsOrderList: ListSpec<OpsOrder, OpsOrdersQuery> = {
  key: opsKeys.orders,
  load: (query, options) => opsApi.orders(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 182, render: (order) => <OrderRow order={order} /> }),
  empty: { text: 'ops.noOrders', icon: 'box' },
  search: 'ops.search',
  tabs: {
    name: 'tab',
    label: 'site.ops.menu.orders',
    options: [
      { value: '', label: 'pages.order.all' },
      { value: 'unpaid', label: 'pages.order.unpaid' },
      { value: 'wait_ship', label: 'pages.order.wait_ship' },
      { value: 'wait_receive', label: 'pages.order.wait_receive' },
      { value: 'completed', label: 'pages.order.completed' },
    ],
  },
  panel: [dateRangeFilter('past')],
  fields: { tab: oneOf('unpaid', 'wait_ship', 'wait_receive', 'completed') },
}
