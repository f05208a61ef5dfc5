import { formatPrice } from '@storefront/contract/domain/money'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { useCurrency } from '@/state/site'
import s from './Return.module.scss'
import type { ReturnOffer } from '@/features/after-sales/return-request'

/** A hint that the shipping fee is refunded with the last piece of an order of which nothing was sent. */
export function FeeHint({
  shipping,
  quantity,
}: {
  readonly shipping: ReturnOffer['shipping']
  readonly quantity: number
}) {
  const t = useT()
  const currency = useCurrency()
  if (shipping === null) return null
  const amount = formatPrice(shipping.fee, currency)
  const piecesLeft = shipping.pieces - quantity
  return (
    <View className={s.hint}>
      {piecesLeft > 0 ? t('ret.feeLater', { n: piecesLeft, amount }) : t('ret.feeNow', { amount })}
    </View>
  )
}
