import { fromDecimal, isFree, toDecimal } from '@storefront/contract/domain/money'
import type { Order } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { useCurrency } from '@/state/site'
import { Price } from '@/ui/display/Price'
import s from '@/features/orders/screens/OrderDetailScreen.module.scss'

interface OrderRefundsProps {
  readonly order: Pick<Order, 'refunded' | 'refunded_shipping' | 'refunds'>
}

/** The refunded amount of an order, and the refunds that are under way or failed, in the server's words. */
export function OrderRefunds({
  order: { refunded: refundedTotal, refunded_shipping: fee, refunds },
}: OrderRefundsProps) {
  const t = useT()
  const { exponent } = useCurrency()
  const waiting = refunds.filter(({ status }) => status !== 'done')
  const minor = (amount: string) => fromDecimal(amount, exponent) ?? 0
  // What came too much is no part of what the order gave back.
  const onItsWay = waiting.reduce((sum, { amount, is_surplus }) => sum + (is_surplus ? 0 : minor(amount)), 0)
  const paidBack = toDecimal(minor(refundedTotal) - onItsWay, exponent)
  return (
    <View>
      {isFree(paidBack) ? null : (
        <View className={s.back}>
          <Text>{t('pages.order.refunded')}</Text>
          <Price amount={paidBack} plain />
        </View>
      )}
      {waiting.map(({ id, amount, status_display }) => (
        <View key={id} className={s.back}>
          <Text>{status_display}</Text>
          <Price amount={amount} plain />
        </View>
      ))}
      {isFree(fee) ? null : (
        <View className={s.back}>
          <Text>{t('pages.order.refundedFee')}</Text>
          <Price amount={fee} plain />
        </View>
      )}
    </View>
  )
}
