import { contactLine } from '@storefront/contract/domain/account/mobile'
import type { OpsOrder } from '@storefront/contract/entities/ops'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { Dial } from '@/shared/device/Dial'
import { LineRow } from '@/shared/order-line/LineRow'
import { OrderTotals } from '@/shared/order-line/OrderTotals'
import { RouteLink } from '@/shared/link/RouteLink'
import { OrderParcels } from '@/features/orders/components/OrderParcels'
import { RefundCard } from '@/features/after-sales/components/RefundCard'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { opsKeys, opsApi } from '@/services/api/ops'
import { Icon } from '@/ui/display/Icon'
import { Screen } from '@/ui/layout/Screen'
import s from '@/features/ops/components/Ops.module.scss'
import { OpsOrderComments } from '@/features/ops/components/OpsOrderComments'
import { isSendable, OpsOrderActions, opsOrderActions } from '@/features/ops/components/OpsOrderActions'
import { OpsOrderTickets } from '@/features/ops/components/OpsOrderTickets'
import { ShipForm } from '@/features/ops/components/ShipForm'
import { useOps } from '@/features/ops/useOps'

/** ops.order.detail: one order, as who sends it sees it. */
export function OpsOrderScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.changeOrder)
  const query = useQuery({
    queryKey: opsKeys.order(id),
    queryFn: ({ signal }) => opsApi.order(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const order = query.data
  // A return or a parcel may have been seen to on its own screen.
  useDidShow(() => {
    if (order) void query.refetch({ cancelRefetch: false })
  })
  return (
    <Screen
      title={t('ops.handleOrder')}
      state={guard ?? screenState}
      bar={order && opsOrderActions(order).length > 0 ? <OpsOrderActions order={order} /> : undefined}
    >
      {order ? <Inside order={order} /> : null}
    </Screen>
  )
}

function Inside({ order }: { readonly order: OpsOrder }) {
  const t = useT()
  const returns = order.lines.flatMap((line) => line.returns.map((one) => ({ ...one, name: line.product_name })))
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.head}>
          <Text className={s.big}>{order.status_display}</Text>
          <Text className={s.quiet}>{order.number}</Text>
        </View>
        <View className={s.text}>{`${t('ops.buyer')}  ${contactLine(order.user)}`}</View>
        {order.address ? (
          <View className={s.who}>
            <View className={s.text}>{`${contactLine(order.address)}\n${order.address.display}`}</View>
            <Dial name={order.address.name} number={order.address.mobile} />
          </View>
        ) : null}
        {order.pickup ? (
          <View className={s.text}>{`${t('ops.pickup')}  ${order.pickup.code}\n${order.pickup.name}`}</View>
        ) : null}
        {order.note ? <View className={s.quiet}>{`${t('pages.order.note')}  ${order.note}`}</View> : null}
      </View>
      {isSendable(order) ? <ShipForm key={order.deliveries.length} order={order} /> : null}
      <OrderParcels deliveries={order.deliveries} />
      <OpsOrderTickets order={order} />
      {returns.length > 0 ? (
        <View className={s.card}>
          <View className={s.title} role="heading" aria-level={2}>
            {t('ops.returns')}
          </View>
          {returns.map(({ number, status_display, name }) => (
            <RouteLink key={number} to="shop.orderlinereturn.detail" params={{ number }} className={s.link}>
              <Text className={s.name}>{name}</Text>
              <Text className={s.status}>{status_display}</Text>
              <Icon name="right" size={14} />
            </RouteLink>
          ))}
        </View>
      ) : null}
      {order.refunds
        .filter(({ status }) => status !== 'done')
        .map((refund) => (
          <RefundCard key={refund.id} refund={refund} />
        ))}
      <View className={s.card}>
        {order.lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
        <OrderTotals
          sums={order.sums}
          totalText={t(order.paid ? 'pages.order.paidSum' : 'pages.order.dueSum')}
          isShipped={order.address !== null || order.pickup !== null}
        />
      </View>
      <OpsOrderComments id={order.id} />
    </View>
  )
}
