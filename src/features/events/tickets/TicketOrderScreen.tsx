import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { EventHead } from '@/features/events/components/EventHead'
import { OrderRefunds } from '@/features/orders/components/OrderRefunds'
import { Facts } from '@/features/reservations/components/RecordFacts'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/router'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { OrderTotals } from '@/shared/order-line/OrderTotals'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { CountDown } from '@/ui/display/CountDown'
import { Screen } from '@/ui/layout/Screen'
import { AttendeeList, useAttendees } from './AttendeeList'
import { attendeesOf, placesOf } from './attendees'
import type { EventForm } from './AttendeeFields'
import { OrderTickets } from './OrderTickets'
import s from './Orders.module.scss'
import { useTicketSale } from './queries'
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
  if (!order || (isOffer && !sale.data) || guard) return <Screen title={t('event.order')} state={guard ?? screenState} />
  return isOffer ? <Offer order={order} form={sale.data?.form ?? null} /> : <Inside order={order} />
}

/** Where it stands, and what has to happen until when. */
function OrderTop({ order: { status, status_display, pay_before } }: { readonly order: TicketOrderDetail }) {
  const t = useT()
  return (
    <View className={s.top}>
      <View className={s.state} role="heading" aria-level={1}>
        {status_display}
      </View>
      {pay_before ? <CountDown until={pay_before} label={t(status === 'offered' ? 'event.offerLeft' : 'event.payLeft')} className={s.said} /> : null}
    </View>
  )
}

function OrderSums({ order }: { readonly order: TicketOrderDetail }) {
  const t = useT()
  const { number, created: createdAt, paid, sums, refunded, refunds, refund_rule, event } = order
  const rule = refund_rule.until
    ? t(refund_rule.percent < 100 ? 'event.refundPart' : 'event.refundUntil', {
        moment: dateTimeText(refund_rule.until, event.time_zone?.offsets),
        percent: refund_rule.percent,
      })
    : t('event.refundNever')
  return (
    <>
      <View className={s.card}>
        {order.lines.map(({ ticket_id, name, quantity }) => (
          <View key={ticket_id} className={s.row}>{`${name} ×${quantity}`}</View>
        ))}
        <OrderTotals sums={sums} totalText={t(paid ? 'pages.order.paidSum' : 'pages.order.dueSum')} isShipped={false} />
        <OrderRefunds order={{ refunded, refunded_shipping: '0', refunds }} />
      </View>
      <View className={s.card}>
        <Facts
          facts={[
            { label: t('event.number'), text: number },
            { label: t('event.ordered'), text: dateTimeText(createdAt) },
            { label: t('event.paid'), text: paid ? dateTimeText(paid) : '' },
            { label: t('event.refundRule'), text: rule },
          ]}
        />
      </View>
    </>
  )
}

function Inside({ order }: { readonly order: TicketOrderDetail }) {
  const t = useT()
  const { number, actions, status, tit, event } = order
  const { close, refund, busy } = useTicketOrderStep(number)
  const bar =
    status === 'unpaid' ? (
      <View className={s.bar}>
        {actions.includes('cancel') ? (
          <Button kind="ghost" busy={busy} onTap={() => void close('cancel')}>
            {t('event.action.cancel')}
          </Button>
        ) : null}
        <Button disabled={busy} onTap={() => void go('payment', { order: number, amount: tit })}>
          {t('pages.order.pay')}
        </Button>
      </View>
    ) : undefined
  return (
    <Screen title={t('event.order')} bar={bar} ownHeading>
      <OrderTop order={order} />
      <View className={s.page}>
        <EventHead event={event} />
        <OrderTickets order={order} busy={busy} onRefund={(ids, amount) => void refund(ids, amount)} />
        <OrderSums order={order} />
      </View>
    </Screen>
  )
}

/** Seats that the waiting list holds: accepted with the attendees' data, or declined, which frees them at once. */
function Offer({ order, form }: { readonly order: TicketOrderDetail; readonly form: EventForm }) {
  const t = useT()
  const { number, lines, event } = order
  const attendees = useAttendees(`offer.${number}`, form, placesOf(lines.map(({ ticket_id, name, quantity }) => ({ id: ticket_id, name, quantity }))))
  const { send, close, busy } = useTicketOrderStep(number)
  const accept = async () => {
    const people = attendees.check()
    if (!people) return feedback.toast(t('event.attendeesWrong'), { at: 'center' })
    const accepted = await send({ action: 'accept', attendees: lines.flatMap(({ ticket_id, quantity }) => attendeesOf(people, ticket_id, quantity)) })
    if (!accepted) return
    attendees.clear()
    if (accepted.status === 'unpaid') await go('payment', { order: number, amount: accepted.tit })
  }
  return (
    <Screen
      title={t('event.offer')}
      ownHeading
      bar={
        <View className={s.bar}>
          <Button kind="ghost" disabled={busy} onTap={() => void close('decline')}>
            {t('event.action.decline')}
          </Button>
          <Button busy={busy} onTap={() => void accept()}>
            {t('event.action.accept')}
          </Button>
        </View>
      }
    >
      <OrderTop order={order} />
      <View className={s.page}>
        <EventHead event={event} />
        <AttendeeList control={attendees} />
        <OrderSums order={order} />
      </View>
    </Screen>
  )
}
