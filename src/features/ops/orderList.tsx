import type { OpsOrder } from '@storefront/contract/entities/ops'
import { Text, View } from '@tarojs/components'
import { LineRow } from '@/shared/order-line/LineRow'
import { RouteLink } from '@/shared/link/RouteLink'
import { onField, oneOf } from '@/shared/list/fields'
import { dateRangeFilter, toggleFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { isSendable, OpsOrderActions } from '@/features/ops/components/OpsOrderActions'
import { pieceCount } from '@/features/orders/order-actions'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { go } from '@/router'
import { opsKeys, type OpsOrdersQuery, opsApi } from '@/services/api/ops'
import { Button } from '@/ui/controls/Button'
import { Price } from '@/ui/display/Price'
import s from './components/Ops.module.scss'

/**
 * The actions of a card, without opening the order. Cancelling, which loses something, belongs to the order's own
 * screen.
 */
const quickActions = ['deliver', 'hand_over'] as const

function OrderRow({ order }: { readonly order: OpsOrder }) {
  const t = useT()
  const [first] = order.lines
  const params = { id: order.id }
  return (
    <View className={s.card}>
      <RouteLink to="ops.order.detail" params={params} className={s.whole}>
        <View className={s.head}>
          <Text className={s.number}>{order.number}</Text>
          <Text className={cx(s.status, order.status === 'wait_ship' && s.due, order.status === 'closed' && s.past)}>
            {order.status_display}
          </Text>
        </View>
        {first ? <LineRow line={first} /> : null}
        <View className={s.foot}>
          <Text className={s.customer}>{order.user.name}</Text>
          <Text>{t('pages.order.count', { n: pieceCount(order) })}</Text>
          <Price amount={order.tit} plain sum />
          <Text className={s.moment}>{dateTimeText(order.created)}</Text>
        </View>
      </RouteLink>
      {isSendable(order) ? (
        <View className={s.choices}>
          <Button size="s" onTap={() => void go('ops.order.detail', params)}>
            {t('ops.openShip')}
          </Button>
        </View>
      ) : (
        <OpsOrderActions order={order} actions={quickActions} />
      )}
    </View>
  )
}

/** Everybody's orders, the newest first, in the tabs of the buyers' own list. */
export const opsOrderList: ListSpec<OpsOrder, OpsOrdersQuery> = {
  key: opsKeys.orders,
  load: (query, options) => opsApi.orders(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 196, render: (order) => <OrderRow order={order} /> }),
  empty: { text: 'ops.noOrders', hint: 'list.soonHint', icon: 'box' },
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
  panel: [dateRangeFilter('past'), toggleFilter('ops.needs', [{ name: 'urged', label: 'opsHome.kind.orders_urged' }])],
  fields: { tab: oneOf('unpaid', 'wait_ship', 'wait_receive', 'completed'), urged: onField },
}
