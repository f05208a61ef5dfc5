import { isChinese } from '@storefront/contract/language'
import type { MembershipCard } from '@storefront/contract/entities/wallet/membership-card'
import { View } from '@tarojs/components'
import { tenthsToPay } from '@/shared/coupon/coupon-content'
import { CouponFact } from '@/features/wallet/components/CouponFact'
import { useLanguage, useT } from '@/i18n'
import s from './Membership.module.scss'

interface BenefitsProps {
  readonly card: Pick<MembershipCard, 'percent_off' | 'is_free_shipping'>
  /** The text of its validity period. */
  readonly days: string
}

/** The benefits of a card's holder, and their duration. */
export function Benefits({ card, days }: BenefitsProps) {
  const t = useT()
  const countsInTenths = isChinese(useLanguage())
  const { percent_off: off, is_free_shipping } = card
  const percent = t('cards.percent', { off: countsInTenths ? `${tenthsToPay(off)}${t('coupon.tenths')}` : `-${off}%` })
  const benefits = [off > 0 ? percent : '', is_free_shipping ? t('cards.shipping') : ''].filter(Boolean)
  return (
    <View className={s.facts}>
      {benefits.length > 0 ? <CouponFact name={t('cards.benefits')} value={benefits.join(' · ')} /> : null}
      <CouponFact name={t('cards.days')} value={days} />
    </View>
  )
}
