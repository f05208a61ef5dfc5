import { formatPrice, isFree, priceParts } from '@storefront/contract/domain/money'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { PriceNode } from '@/platform/elements/price-node'
import { TextNode } from '@/platform/elements/text-node'
import { useCurrency } from '@/ui/stores'
import { cx } from '@/lib/text'
import s from './Price.module.scss'

/** Classes of the sizes; `m` is the price's own. */
const sizes = { s: s.small, m: undefined, l: s.large, xl: s.huge } as const

export interface PriceProps {
  /** Decimal string, e.g. "128.00". */
  readonly amount: string
  /** The price before, struck through; shown only when it is another. */
  readonly markedPrice?: string | null
  readonly size?: keyof typeof sizes
  /** In the text's colour instead of the accent. */
  readonly plain?: boolean
  /** A sum: nothing to pay is a zero there, not "free". */
  readonly sum?: boolean
  readonly className?: string
  /** Quiet words on its line: 起, 已售 320. */
  readonly children?: ReactNode
}

/**
 * A price with a small symbol and small decimals; 0.00 is shown as free (spec 5). Few nodes: lists are full of them.
 */
export function Price({ amount, markedPrice, size = 'm', plain, sum, className, children }: PriceProps) {
  const currency = useCurrency()
  const t = useT()
  const { sign, symbol, whole, decimals } = priceParts(amount, currency)
  return (
    <View className={cx(s.price, sizes[size], plain && s.plain, className)}>
      {!sum && isFree(amount) ? (
        t('common.free')
      ) : (
        <PriceNode sign={sign} symbol={symbol} whole={whole} decimals={decimals && `.${decimals}`} />
      )}
      {markedPrice && markedPrice !== amount ? <Was amount={markedPrice} /> : null}
      {children}
    </View>
  )
}

function Was({ amount }: { readonly amount: string }) {
  const t = useT()
  const price = formatPrice(amount, useCurrency())
  return <TextNode text={price} className={s.was} label={`${t('shop.original')} ${price}`} />
}
