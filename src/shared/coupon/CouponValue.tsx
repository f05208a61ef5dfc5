import { priceParts } from '@storefront/contract/domain/money'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { Text } from '@tarojs/components'
import { useLanguage, useT } from '@/i18n'
import { useCurrency } from '@/ui/stores'
import s from './CouponCard.module.scss'
import { contentFor, faceSize, tenthsToPay } from './coupon-content'

/** What a coupon is worth, as large as its figures let it be (spec 9). */
export function CouponValue({ coupon }: { readonly coupon: Pick<Coupon, 'type' | 'value'> }) {
  const t = useT()
  const isChinese = useLanguage() === 'zh-cn'
  const currency = useCurrency()
  const face = contentFor(coupon)
  if (face.kind === 'exchange') return <Text className={s.m}>{t('coupon.exchange')}</Text>
  if (face.kind === 'percent')
    return (
      <Text className={s.line}>
        <Text className={s.l}>{isChinese ? tenthsToPay(face.off) : `${face.off}%`}</Text>
        {isChinese ? <Text className={s.unit}>{t('coupon.tenths')}</Text> : null}
      </Text>
    )
  const { symbol, whole, decimals } = priceParts(face.amount, currency)
  return (
    <Text className={s.line}>
      <Text className={s.unit}>{symbol}</Text>
      <Text className={s[faceSize(face)]}>{decimals ? `${whole}.${decimals}` : whole}</Text>
    </Text>
  )
}
