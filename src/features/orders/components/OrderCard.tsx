import type { Order } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { LineRow } from '@/shared/order-line/LineRow'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { Price } from '@/ui/display/Price'
import { ActionButtons } from './ActionButtons'
import s from './OrderCard.module.scss'
import { type OrderUserAction, pieceCount } from '@/features/orders/order-actions'

/** Lines that a card shows; an order with more shows their count. */
const SHOWN_LINES = 2

interface OrderCardProps {
  readonly order: Order
  readonly busy: boolean
  readonly onAct: (order: Order, action: OrderUserAction) => void
}

/** An order in the list: the upper part links to it, its actions are below. */
export function OrderCard({ order, busy, onAct }: OrderCardProps) {
  const t = useT()
  return (
    <View className={s.card}>
      <RouteLink to="shop.order.detail" params={{ number: order.number }} className={s.link} label={t('pages.order.open', { number: order.number })}>
        <View className={s.head}>
          <Text className={s.date}>{dateTimeText(order.created)}</Text>
          <Text className={cx(s.status, order.status === 'unpaid' && s.due, order.status === 'closed' && s.past)}>{order.status_display}</Text>
        </View>
        {order.lines.slice(0, SHOWN_LINES).map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
        <View className={s.sum}>
          <Text className={s.count}>{t('pages.order.count', { n: pieceCount(order) })}</Text>
          <Text>{t(order.paid ? 'pages.order.paidSum' : 'pages.order.dueSum')}</Text>
          <Price amount={order.tit} plain sum />
        </View>
      </RouteLink>
      <ActionButtons order={order} busy={busy} onAct={(action) => onAct(order, action)} />
    </View>
  )
}
