import type { Order } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { Pressable } from '@/platform/elements/pressable'
import { copyText } from '@/shared/device/copyText'
import { LineRow } from '@/shared/order-line/LineRow'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { OrderButtons } from './OrderButtons'
import s from './OrderCard.module.scss'
import { pieceCount } from '@/features/orders/order-actions'

/** Lines that a card shows as rows; an order with more shows a strip of their pictures. */
const MAX_ROWS = 2
/** Pictures of a strip: what fits beside each other on the narrowest phone. */
const MAX_PICTURES = 4

/** Buttons of an order's own page alone. */
const ELSEWHERE = ['comments'] as const

const isStrip = ({ lines }: Pick<Order, 'lines'>): boolean => lines.length > MAX_ROWS

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
      <RouteLink
        to="shop.order.detail"
        params={{ number: order.number }}
        className={s.link}
        label={t('pages.order.open', { number: order.number })}
      >
        <OrderItems order={order} />
        <View className={s.sum}>
          <Text className={s.date}>{dateTimeText(order.created)}</Text>
          {isStrip(order) ? null : <Text className={s.count}>{t('pages.order.count', { n: pieceCount(order) })}</Text>}
          <Text>{t(order.paid ? 'pages.order.paidSum' : 'pages.order.dueSum')}</Text>
          <Price amount={order.tit} plain sum />
        </View>
      </RouteLink>
      <OrderButtons order={order} elsewhere={ELSEWHERE} size="s" />
    </View>
  )
}

/** The lines of an order: rows, or pictures if there are three or more, so that none is left out silently. */
function OrderItems({ order: { lines } }: { readonly order: Pick<Order, 'lines'> }) {
  const t = useT()
  if (!isStrip({ lines })) return lines.map((line) => <LineRow key={line.id} line={line} />)
  return (
    <View className={s.strip}>
      {lines.slice(0, MAX_PICTURES).map(({ id, image, product_name }) => (
        <View key={id} className={s.picture}>
          <Picture image={image} alt={product_name} width={64} ratio={1} />
        </View>
      ))}
      <Text className={s.more}>{t('pages.order.more', { n: pieceCount({ lines }) })}</Text>
    </View>
  )
}
