import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { openContact } from '@/features/site/openContact'
import { RouteLink } from '@/shared/link/RouteLink'
import { OrderTotals } from '@/shared/order-line/OrderTotals'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { useNow } from '@/platform/use-now'
import { go, useRoute } from '@/router'
import { keys } from '@/services/query'
import { ordersApi } from '@/services/api/orders'
import { useHasComments } from '@/state/comments'
import { Icon } from '@/ui/display/Icon'
import { Screen } from '@/ui/layout/Screen'
import { OrderButtons } from '@/features/orders/components/OrderButtons'
import s from './OrderDetailScreen.module.scss'
import { InvoiceRow } from '@/features/orders/invoice/InvoiceRow'
import { OrderAddress } from '@/features/orders/components/OrderAddress'
import { OrderFacts } from '@/features/orders/components/OrderFacts'
import { OrderRefunds } from '@/features/orders/components/OrderRefunds'
import { OrderLines } from '@/features/orders/components/OrderLines'
import { OrderParcels } from '@/features/orders/components/OrderParcels'
import { OrderSteps } from '@/features/orders/components/OrderSteps'
import { PickupPlace } from '@/features/orders/components/PickupPlace'
import { StatusHead } from '@/features/orders/components/StatusHead'
import { orderButtons } from '@/features/orders/order-buttons'
import { usePaidWatch } from '@/features/orders/usePaidWatch'

/** Parcels and lines of the page have buttons of their own. */
const ELSEWHERE = ['track', 'startReturn'] as const

/** One order: where it stands, where it goes, what it is, what it cost. */
export function OrderDetailScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: keys.order(number),
    queryFn: ({ signal }) => ordersApi.order(number, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const order = query.data
  // An order of tickets has a screen of its own; payment and messages lead here with its number alone.
  const isOfTickets = order !== undefined && hasTickets(order.kind)
  useEffect(() => {
    if (isOfTickets) void go('event.ticketorder.detail', { number }, { replace: true })
  }, [isOfTickets, number])
  // `paying` is in the address when the vendor's cashier sent the buyer back here.
  const isChecking = usePaidWatch(order, params.paying === '1')
  useDidShow(() => {
    if (order) void query.refetch({ cancelRefetch: false })
  })
  const hasComments = useHasComments()
  const now = useNow(order?.pay_before ?? null)
  const bar =
    order && orderButtons(order, { now, hasComments }, ELSEWHERE).shown.length > 0 ? (
      <View className={s.bar}>
        <OrderButtons order={order} elsewhere={ELSEWHERE} />
      </View>
    ) : undefined
  return (
    <Screen
      title={t('pages.order.detail')}
      state={guard ?? (isOfTickets ? { kind: 'loading' } : screenState)}
      bar={bar}
      layout="wide"
      ownHeading={order !== undefined}
    >
      {order ? (
        <View>
          <StatusHead order={order} checking={isChecking} />
          <View className={s.page}>
            {order.status === 'closed' ? null : (
              <View className={s.card}>
                <OrderSteps order={order} status={order.status} />
              </View>
            )}
            <OrderParcels deliveries={order.deliveries} />
            <OrderAddress order={order} />
            {order.pickup ? <PickupPlace pickup={order.pickup} /> : null}
            <View className={s.card}>
              <OrderLines order={order} />
              <View className={s.sums}>
                <OrderTotals
                  sums={order.sums}
                  totalText={t(order.paid ? 'pages.order.paidSum' : 'pages.order.dueSum')}
                  isShipped={order.address !== null || order.pickup !== null}
                />
                <OrderRefunds order={order} />
              </View>
            </View>
            <View className={s.aside}>
              <OrderFacts order={order} />
              {order.has_invoice ? <InvoiceRow number={number} /> : null}
              <Pressable className={s.thread} onTap={() => void openContact()}>
                <Text>{t('pages.order.service')}</Text>
                <Icon name="right" size={16} />
              </Pressable>
              {hasComments ? (
                <RouteLink to="comment.list" params={{ target: 'order', key: number }} className={s.thread}>
                  <Text>{t('pages.order.thread')}</Text>
                  <Icon name="right" size={16} />
                </RouteLink>
              ) : null}
            </View>
          </View>
        </View>
      ) : null}
    </Screen>
  )
}
