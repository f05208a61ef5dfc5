import { formatPrice, isFree, priceParts } from '@storefront/contract/domain/money'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { useCurrency } from './currency'
import { cx } from '@/lib/cx'
import s from './Price.module.scss'

export interface PriceProps {
  /** Decimal string, e.g. "128.00". */
  readonly amount: string
  /** The price before, struck through; shown only when it is another. */
  readonly marked?: string | null
  readonly size?: 's' | 'm' | 'l' | 'xl'
  /** In the text's colour instead of the accent. */
  readonly plain?: boolean
  /** A sum: nothing to pay is a zero there, not "free". */
  readonly sum?: boolean
}

/** A price with a small symbol and small decimals; 0.00 is shown as free (spec 5). */
export function Price({ amount, marked, size = 'm', plain, sum }: PriceProps) {
  const currency = useCurrency()
  const t = useT()
  const { sign, symbol, whole, decimals } = priceParts(amount, currency)
  return (
    <View className={cx(s.price, s[size], plain && s.plain)}>
      {!sum && isFree(amount) ? (
        <Text className={s.whole}>{t('common.free')}</Text>
      ) : (
        <Text className={s.now}>
          {sign}
          <Text className={s.small}>{symbol}</Text>
          <Text className={s.whole}>{whole}</Text>
          {decimals ? <Text className={s.small}>.{decimals}</Text> : null}
        </Text>
      )}
      {marked && marked !== amount ? <Was amount={marked} /> : null}
    </View>
  )
}

function Was({ amount }: { readonly amount: string }) {
  const t = useT()
  const price = formatPrice(amount, useCurrency())
  return (
    <Text className={s.was} aria-label={`${t('shop.original')} ${price}`}>
      {price}
    </Text>
  )
}
