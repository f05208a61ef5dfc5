import { formatPrice } from '@storefront/contract/domain/money'
import { couponKinds } from '@storefront/contract/domain/wallet/coupon-kinds'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { useCurrency } from '@/ui/stores'
import s from './CouponCard.module.scss'
import { CouponValue } from './CouponValue'

interface CouponTermsProps {
  readonly coupon: Pick<Coupon, 'type' | 'value' | 'minimum'>
  readonly className?: string
}

/** The value of a coupon in the colours of its kind, and the sum from which it holds. */
export function CouponTerms({ coupon, className }: CouponTermsProps) {
  const t = useT()
  const currency = useCurrency()
  const { type, minimum } = coupon
  const effect = couponKinds[type]
  const sum = minimum === undefined ? '' : formatPrice(minimum, currency)
  return (
    <View className={cx(className, s[effect])}>
      <CouponValue coupon={coupon} />
      {effect === 'exchange' ? null : (
        <View className={s.minimum}>{sum ? t('coupon.minimum', { sum }) : t('coupon.noMinimum')}</View>
      )}
    </View>
  )
}
