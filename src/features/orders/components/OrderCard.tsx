import type { Order } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { Pressable } from '@/platform/elements/pressable'
import { copyText } from '@/shared/device/copyText'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { Price } from '@/ui/display/Price'
import { OrderButtons } from './OrderButtons'
import { isStrip, OrderItems } from './OrderItems'
import s from './OrderCard.module.scss'
import { pieceCount } from '@/features/orders/order-actions'

/** Buttons of an order's own page alone. */
const ELSEWHERE = ['comments'] as const

/** An order in the list: its number, the part that links to it, and below them its actions. */
export function OrderCard({ order }: { readonly order: Order }) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.number}>{order.number}</Text>
        <Pressable
          className={s.copy}
          label={`${t('pages.order.copy')} ${t('pages.order.number')} ${order.number}`}
          onTap={() => void copyText(order.number)}
        >
          {t('pages.order.copy')}
        </Pressable>
        <Text className={cx(s.status, order.status === 'unpaid' && s.due, order.status === 'closed' && s.past)}>
          {order.status_display}
        </Text>
      </View>
      <RouteLink to="shop.order.detail" params={{ number: order.number }} className={s.link}>
        <OrderItems lines={order.lines} />
        <View className={s.sum}>
          <Text className={s.date}>{dateTimeText(order.created)}</Text>
          {isStrip(order.lines) ? null : (
            <Text className={s.count}>{t('pages.order.count', { n: pieceCount(order) })}</Text>
          )}
          <Text>{t(order.paid ? 'pages.order.paidSum' : 'pages.order.dueSum')}</Text>
          <Price amount={order.tit} plain sum />
        </View>
      </RouteLink>
      <OrderButtons order={order} elsewhere={ELSEWHERE} size="s" />
    </View>
  )
}
