import { isPayTimeOver } from '@storefront/contract/domain/orders/payable'
import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import { View } from '@tarojs/components'
import { OrderRefunds } from '@/features/orders/components/OrderRefunds'
import { Facts } from '@/features/reservations/components/RecordFacts'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { useNow } from '@/platform/use-now'
import { OrderTotals } from '@/shared/order-line/OrderTotals'
import { CountDown } from '@/ui/display/CountDown'
import s from './Orders.module.scss'
import { refundRuleText } from './refund-rule'

/** The state of the order, and the next step with its deadline. */
export function OrderTop({ order: { status, status_display, pay_before } }: { readonly order: TicketOrderDetail }) {
  const t = useT()
  const isOver = isPayTimeOver({ pay_before }, useNow(pay_before))
  return (
    <View className={s.top}>
      <View className={s.state} role="heading" aria-level={1}>
        {status_display}
      </View>
      {isOver ? (
        <View className={s.said}>{t('pages.payment.timeout')}</View>
      ) : pay_before ? (
        <CountDown
          until={pay_before}
          label={t(status === 'offered' ? 'event.offerLeft' : 'event.payLeft')}
          className={s.said}
        />
      ) : null}
    </View>
  )
}

/** The tickets of the order and their prices, with the facts of the order. */
export function OrderSums({ order }: { readonly order: TicketOrderDetail }) {
  const t = useT()
  const { number, created: createdAt, paid, sums, refunded, refunds, refund_rule, event } = order
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
            { label: t('event.refundRule'), text: refundRuleText(t, refund_rule, event) },
          ]}
        />
      </View>
    </>
  )
}
