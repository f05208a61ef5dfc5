import type { MembershipCardSummary as Card } from '@storefront/contract/entities/site/flash-message'
import { View } from '@tarojs/components'
import { type Translate, useT } from '@/i18n'
import { untilText } from '@/lib/time'
import s from './MembershipCardFront.module.scss'

/** Returns the validity of a card: until a day, for some days from its receipt, or without end (spec 3). */
function validityOf({ end_date, duration_days }: Card, t: Translate): string {
  if (end_date) return t('overlay.cardUntil', { date: untilText(end_date) })
  return duration_days === null ? t('overlay.cardForever') : t('overlay.cardDays', { n: duration_days })
}

/** The face of a membership card: shop, name, validity (spec 2). */
export function MembershipCardFront({ card }: { readonly card: Card }) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.shop}>{card.shop.name}</View>
      <View className={s.name}>{card.name}</View>
      <View className={s.days}>{validityOf(card, t)}</View>
    </View>
  )
}
