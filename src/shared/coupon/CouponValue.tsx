import { isChinese } from '@storefront/contract/language'
import { priceParts } from '@storefront/contract/domain/money'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { Text } from '@tarojs/components'
import { useLanguage, useT } from '@/i18n'
import { useCurrency } from '@/ui/stores'
import s from './CouponCard.module.scss'
import { contentFor, contentSize, tenthsToPay } from './coupon-content'

const sizes = { l: s.large, m: s.medium, s: s.small } as const

/** The value of a coupon, in type that shrinks as its figures grow (spec 9). */
export function CouponValue({ coupon }: { readonly coupon: Pick<Coupon, 'type' | 'value'> }) {
  const t = useT()
  const countsInTenths = isChinese(useLanguage())
  const currency = useCurrency()
  const content = contentFor(coupon)
  // Longer words than the Chinese one stay whole.
  if (content.kind === 'exchange')
    return <Text className={countsInTenths ? s.medium : s.small}>{t('coupon.exchange')}</Text>
  if (content.kind === 'percent')
    return (
      <Text className={countsInTenths ? s.line : undefined}>
        <Text className={s.large}>{countsInTenths ? tenthsToPay(content.off) : `${content.off}% `}</Text>
        <Text className={s.unit}>{t('coupon.tenths')}</Text>
      </Text>
    )
  const { symbol, whole, decimals } = priceParts(content.amount, currency)
  return (
    <Text className={s.line}>
      <Text className={s.unit}>{symbol}</Text>
      <Text className={sizes[contentSize(content)]}>{decimals ? `${whole}.${decimals}` : whole}</Text>
    </Text>
  )
}
