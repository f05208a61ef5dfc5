import { maskMobile } from '@storefront/contract/domain/mobile'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { LineRow } from '@/features/line/LineRow'
import { Sums } from '@/features/line/Sums'
import { RouteLink } from '@/features/link/RouteLink'
import { useMember } from '@/features/screen/useMember'
import { useScreenState } from '@/features/screen/useScreenState'
import { useT } from '@/i18n'
import { useRoute } from '@/routes'
import { keys } from '@/services/query'
import { shop } from '@/services/shop'
import { Screen } from '@/ui/Screen'
import { DeedButtons } from './DeedButtons'
import s from './OrderDetailScreen.module.scss'
import { OrderFacts } from './OrderFacts'
import { OrderSteps } from './OrderSteps'
import { PickupPlace } from './PickupPlace'
import { StatusHead } from './StatusHead'
import { useOrderDeeds } from './useOrderDeeds'
import { usePaidWatch } from './usePaidWatch'
import { orderDeeds } from './view'

/** One order: where it stands, where it goes, what it is, what it cost. */
export function OrderDetailScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useMember()
  const query = useQuery({ queryKey: keys.order(number), queryFn: ({ signal }) => shop.order(number, { signal }), enabled: guard === null, staleTime: 0 })
  const loaded = useScreenState(query)
  const order = query.data
  const { act, busy } = useOrderDeeds()
  // `paying` is in the address when the vendor's cashier sent the buyer back here.
  const isChecking = usePaidWatch(order, params.paying === '1')
  useDidShow(() => {
    if (order) void query.refetch({ cancelRefetch: false })
  })
  const hasDeeds = order !== undefined && orderDeeds(order, Date.now()).length > 0
  const bar = hasDeeds ? (
    <View className={s.bar}>
      <DeedButtons order={order} busy={busy} onAct={(deed) => void act(order, deed)} />
    </View>
  ) : undefined
  return (
    <Screen title={t('pages.order.detail')} state={guard ?? loaded} bar={bar} ownHeading={order !== undefined}>
      {order ? (
        <View>
          <StatusHead order={order} checking={isChecking} />
          <View className={s.page}>
            {order.status === 'closed' ? null : (
              <View className={s.card}>
                <OrderSteps status={order.status} />
              </View>
            )}
            {order.address ? (
              <View className={s.card}>
                <View className={s.who}>{`${order.address.name}  ${maskMobile(order.address.mobile)}`}</View>
                <View className={s.where}>{order.address.display}</View>
              </View>
            ) : null}
            {order.pickup ? <PickupPlace pickup={order.pickup} /> : null}
            <View className={s.card}>
              {order.lines.map((line) =>
                // A recharge is of no product.
                line.product_id === null ? (
                  <View key={line.id} className={s.line}>
                    <LineRow line={line} />
                  </View>
                ) : (
                  <RouteLink key={line.id} to="shop.product.detail" params={{ id: line.product_id }} className={s.line}>
                    <LineRow line={line} />
                  </RouteLink>
                ),
              )}
              <View className={s.sums}>
                <Sums sums={order.sums} totalText={t(order.paid ? 'pages.order.paidSum' : 'pages.order.dueSum')} />
              </View>
            </View>
            <OrderFacts order={order} />
          </View>
        </View>
      ) : null}
    </Screen>
  )
}
