import { isChinese } from '@storefront/contract/language'
import { priceParts } from '@storefront/contract/domain/money'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { Text, View } from '@tarojs/components'
import { contentFor, tenthsToPay } from '@/shared/coupon/coupon-content'
import { useLanguage, useT } from '@/i18n'
import { untilText } from '@/lib/time'
import { useCurrency } from '@/ui/stores'
import s from './Reward.module.scss'

type Coupon = NonNullable<FlashMessage['coupons']>[number]

/** A coupon in one line: its value, its name, its last day. */
export function CouponStub({ coupon }: { readonly coupon: Coupon }) {
  const t = useT()
  const value = useValue(coupon)
  return (
    <View className={s.stub}>
      <Text className={s.value}>{value}</Text>
      <View className={s.words}>
        <View className={s.label}>{coupon.label}</View>
        {coupon.end ? <View className={s.days}>{t('coupon.until', { date: untilText(coupon.end) })}</View> : null}
      </View>
    </View>
  )
}

function useValue(coupon: Coupon): string {
  const t = useT()
  const countsInTenths = isChinese(useLanguage())
  const currency = useCurrency()
  const content = contentFor({ type: coupon.type as Parameters<typeof contentFor>[0]['type'], value: coupon.value })
  if (content.kind === 'exchange') return t('coupon.exchange')
  if (content.kind === 'percent')
    return countsInTenths ? `${tenthsToPay(content.off)}${t('coupon.tenths')}` : `${content.off}% ${t('coupon.tenths')}`
  const { symbol, whole, decimals } = priceParts(content.amount, currency)
  return decimals ? `${symbol}${whole}.${decimals}` : `${symbol}${whole}`
}
