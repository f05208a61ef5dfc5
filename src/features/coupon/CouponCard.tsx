import { type CouponState, couponState } from '@storefront/contract/domain/coupon'
import { priceParts } from '@storefront/contract/domain/money'
import type { Coupon } from '@storefront/contract/entities/coupon'
import { Text, View } from '@tarojs/components'
import { type Translate, useLanguage, useT } from '@/i18n'
import { cx } from '@/lib/cx'
import { dateText } from '@/lib/time'
import { Button } from '@/ui/Button'
import { useCurrency } from '@/ui/currency'
import s from './CouponCard.module.scss'
import { faceOf, faceSize, tenthsToPay } from './face'
import { useReceive } from './useReceive'

/** A coupon with its value, its days, and what can be done with it. */
export function CouponCard({ coupon }: { readonly coupon: Coupon }) {
  const t = useT()
  const { receive, busy } = useReceive(coupon.id)
  const state = couponState(coupon, Date.now())
  const isOpen = state === 'open'
  return (
    <View className={cx(s.card, !isOpen && state !== 'taken' && s.past)}>
      <View className={s.face}>
        <Face coupon={coupon} />
      </View>
      <View className={s.words}>
        <View className={s.label}>{coupon.label}</View>
        <View className={s.text}>{coupon.description}</View>
        <View className={s.foot}>
          <Text className={s.days}>{daysOf(coupon, state, t)}</Text>
          <Button
            size="s"
            kind={isOpen ? 'primary' : 'ghost'}
            disabled={!isOpen}
            busy={busy}
            label={`${t(`coupon.${state}`)} ${coupon.label}`}
            onTap={() => void receive()}
          >
            {t(`coupon.${state}`)}
          </Button>
        </View>
      </View>
    </View>
  )
}

/** The one day that matters: when it begins, or until when it holds. */
function daysOf({ start, end }: Coupon, state: CouponState, t: Translate): string {
  if (state === 'not_begun' && start) return t('coupon.from', { date: dateText(start) })
  return end ? t('coupon.until', { date: dateText(end) }) : ''
}

function Face({ coupon }: { readonly coupon: Coupon }) {
  const t = useT()
  const isChinese = useLanguage() === 'zh-cn'
  const currency = useCurrency()
  const face = faceOf(coupon)
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
