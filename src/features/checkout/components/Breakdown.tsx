import { formatPrice, fromDecimal, isFree, toDecimal } from '@storefront/contract/domain/money'
import type { Checkout } from '@storefront/contract/entities/checkout/checkout'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { useCurrency } from '@/state/site'
import { Icon } from '@/ui/display/Icon'
import { Price } from '@/ui/display/Price'
import s from './Breakdown.module.scss'

interface BreakdownProps {
  readonly checkout: Pick<Checkout, 'breakdown' | 'sums' | 'diamonds_left'> & {
    readonly lines: readonly Pick<Checkout['lines'][number], 'id' | 'product_name' | 'share'>[]
  }
}

/** The calculation of the sum, row by row; with discounts it opens into each line's share of them. */
export function Breakdown({ checkout }: BreakdownProps) {
  const t = useT()
  const currency = useCurrency()
  const [isOpen, setOpen] = useState(false)
  const { breakdown, sums, lines, diamonds_left } = checkout
  const short = sums.diamonds - diamonds_left
  return (
    <View className={s.card}>
      {breakdown
        .filter(({ key }) => key !== 'total')
        .map(({ key, label, amount }) => (
          <View key={key} className={s.row}>
            <Text className={s.label}>{label}</Text>
            <Text className={s.value}>
              {key === 'shipping' && isFree(amount) ? t('pages.checkout.free') : formatPrice(amount, currency)}
            </Text>
          </View>
        ))}
      {isFree(sums.discount) ? null : (
        <>
          <Pressable className={s.open} expanded={isOpen} onTap={() => setOpen(!isOpen)}>
            <Text>{t(isOpen ? 'checkout.hideShares' : 'checkout.showShares')}</Text>
            <View className={isOpen ? s.up : undefined}>
              <Icon name="down" size={14} />
            </View>
          </Pressable>
          {isOpen
            ? lines.map(({ id, product_name, share }) => (
                <View key={id} className={s.share}>
                  <View className={s.name}>{product_name}</View>
                  <View className={s.part}>
                    {t('checkout.shareOf', {
                      discount: formatPrice(sumOf(share.coupon, share.card, currency.exponent), currency),
                      total: formatPrice(share.total, currency),
                    })}
                  </View>
                </View>
              ))
            : null}
        </>
      )}
      {sums.diamonds > 0 ? (
        <View className={s.row}>
          <Text className={s.label}>{t('checkout.coinsLeft', { n: diamonds_left })}</Text>
          <Text className={s.value}>{t('checkout.coins', { n: sums.diamonds })}</Text>
        </View>
      ) : null}
      {short > 0 ? (
        <View className={s.short} role="alert">
          {t('checkout.coinsShort', { n: short })}
        </View>
      ) : null}
      <View className={s.total}>
        <Text>{t('pages.checkout.total')}</Text>
        <Price amount={sums.total} size="l" sum>
          {sums.diamonds > 0 ? (
            <Text className={s.coins}>{` + ${t('checkout.coins', { n: sums.diamonds })}`}</Text>
          ) : null}
        </Price>
      </View>
    </View>
  )
}

/** Returns two amounts of one currency, added in its minor units. */
const sumOf = (a: string, b: string, exponent: number): string =>
  toDecimal((fromDecimal(a, exponent) ?? 0) + (fromDecimal(b, exponent) ?? 0), exponent)
