import { formatPrice, isFree } from '@storefront/contract/domain/money'
import type { CheckoutSums } from '@storefront/contract/entities/checkout/checkout'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { useCurrency } from '@/state/site'
import { Price } from '@/ui/display/Price'
import s from './OrderTotals.module.scss'

interface SumsProps {
  readonly sums: CheckoutSums
  /** The label of the last line: 应付, 实付. */
  readonly totalText: string
  /** Whether goods go to the buyer or to a pickup point; tickets and recharges have no fee to speak of. */
  readonly isShipped?: boolean
}

/** The calculation of a sum: goods - coupon - card - the seller's discount + shipping = total. A discount of zero has no line. */
export function OrderTotals({ sums, totalText, isShipped = true }: SumsProps) {
  const t = useT()
  const currency = useCurrency()
  const off = (text: string, amount: string) =>
    isFree(amount) ? [] : [{ text, value: `-${formatPrice(amount, currency)}` }]
  const rows = [
    { text: t('pages.checkout.goods'), value: formatPrice(sums.goods, currency) },
    ...off(t('checkout.coupon'), sums.coupon),
    ...off(t('checkout.card'), sums.card),
    ...off(t('checkout.seller'), sums.seller ?? '0'),
    ...(isShipped
      ? [
          {
            text: t('pages.checkout.shipping'),
            value: isFree(sums.shipping) ? t('pages.checkout.free') : formatPrice(sums.shipping, currency),
          },
        ]
      : []),
    ...(sums.diamonds > 0 ? [{ text: t('flash.diamond'), value: t('checkout.coins', { n: sums.diamonds }) }] : []),
  ]
  return (
    <View>
      {rows.map(({ text, value }) => (
        <View key={text} className={s.row}>
          <Text className={s.label}>{text}</Text>
          <Text className={s.value}>{value}</Text>
        </View>
      ))}
      <View className={s.total}>
        <Text>{totalText}</Text>
        <Price amount={sums.total} size="l" sum />
      </View>
    </View>
  )
}
