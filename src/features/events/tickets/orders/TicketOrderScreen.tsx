import { isPayable } from '@storefront/contract/domain/orders/payable'
import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { EventHead } from '@/features/events/components/EventHead'
import { InvoiceRow } from '@/features/orders/invoice/InvoiceRow'
import { useT } from '@/i18n'
import { useNow } from '@/platform/use-now'
import { go, useRoute } from '@/router'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { usePart } from '@/shared/screen/usePart'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import { OrderSums, OrderTop } from './OrderParts'
import { OrderTickets } from './OrderTickets'
import s from './Orders.module.scss'
import { useTicketSale } from '../queries'
import type { TicketOffer } from './TicketOffer'
import { useTicketOrderStep } from './useTicketOrderStep'

/** event.ticketorder.detail: one order of tickets, or the offer that the waiting list made. */
export function TicketOrderScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: ticketKeys.order(number),
    queryFn: ({ signal }) => ticketsApi.order(number, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const order = query.data
  // An offer asks for the attendees' data only when it is accepted.
  const isOffer = order?.status === 'offered'
  const sale = useTicketSale(String(order?.event.id ?? ''), '', isOffer)
  const screenState = useScreenState(isOffer && !sale.data ? sale : query)
  useDidShow(() => {
    if (order) void query.refetch({ cancelRefetch: false })
  })
  if (!order || (isOffer && !sale.data) || guard)
    return <Screen title={t('event.order')} state={guard ?? screenState} />
  return isOffer ? <Offer order={order} form={sale.data?.form ?? null} /> : <Inside order={order} />
}

const offerPart = () => import('./TicketOffer').then((module) => module.TicketOffer)

/** Most orders are no offer of the waiting list: what asks for the attendees is loaded with one. */
function Offer(props: ComponentProps<typeof TicketOffer>) {
  const t = useT()
  const Part = usePart(offerPart)
  return Part ? <Part {...props} /> : <Screen title={t('event.order')} state={{ kind: 'loading' }} />
}

function Inside({ order }: { readonly order: TicketOrderDetail }) {
  const t = useT()
  const { number, actions, tit, event } = order
  const { close, refund, busy } = useTicketOrderStep(number)
  const canPay = isPayable(order, useNow(order.pay_before))
  const bar =
    canPay || actions.includes('cancel') ? (
      <View className={s.bar}>
        {actions.includes('cancel') ? (
          <Button kind="ghost" busy={busy} onTap={() => void close('cancel')}>
            {t('event.action.cancel')}
          </Button>
        ) : null}
        {canPay ? (
          <Button disabled={busy} onTap={() => void go('payment', { order: number, amount: tit })}>
            {t('pages.order.pay')}
          </Button>
        ) : null}
      </View>
    ) : undefined
  return (
    <Screen title={t('event.order')} bar={bar} layout="wide" ownHeading>
      <OrderTop order={order} />
      <View className={s.page}>
        <EventHead event={event} />
        <OrderTickets order={order} busy={busy} onRefund={(ids, amount) => void refund(ids, amount)} />
        <View className={s.aside}>
          <OrderSums order={order} />
          {order.has_invoice ? <InvoiceRow number={number} /> : null}
        </View>
      </View>
    </Screen>
  )
}
