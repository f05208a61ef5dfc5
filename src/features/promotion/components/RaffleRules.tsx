import type { RaffleDetail } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import s from '@/features/promotion/components/Raffle.module.scss'
import { RafflePrizes } from '@/features/promotion/components/RafflePrizes'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { dateTimeText, endTimeText } from '@/lib/time'
import { RichText } from '@/ui/display/RichText'

/** The rules of a raffle: dates, conditions, prizes with their odds, and how the draw is made. */
export function RaffleRules({ raffle }: { readonly raffle: RaffleDetail }) {
  const t = useT()
  const { title, start, end, price, max_tickets, claim_days, rules, prizes, draw_terms, seed_hash, beacon } = raffle
  const conditions = [
    price > 0 ? t('raffle.conditionPrice', { n: price }) : t('raffle.free'),
    t('raffle.conditionMax', { n: max_tickets }),
    t('raffle.conditionClaim', { n: claim_days }),
    t('raffle.conditionStaff'),
  ]
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.heading} role="heading" aria-level={2}>
          {title}
        </View>
        <View
          className={s.text}
        >{`${t('raffle.time')}\n${t('raffle.dates', { start: planText(t, dateTimeText(start)), end: planText(t, endTimeText(end)) })}`}</View>
      </View>
      <View className={s.card}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('raffle.conditions')}
        </View>
        <View role="list">
          {conditions.map((text) => (
            <View key={text} className={s.text} role="listitem">
              {text}
            </View>
          ))}
        </View>
      </View>
      <RafflePrizes prizes={prizes} />
      <View className={s.card}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('raffle.rules')}
        </View>
        <RichText html={rules} />
      </View>
      <View className={s.card}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('raffle.drawTerms')}
        </View>
        <View className={s.text}>{draw_terms}</View>
        {beacon ? (
          <>
            <View className={s.text}>
              {t('raffle.beacon', { round: beacon.round, time: dateTimeText(beacon.time) })}
            </View>
            <View className={s.text}>{t('raffle.seedHash')}</View>
            <View className={s.code}>{seed_hash}</View>
          </>
        ) : null}
      </View>
    </View>
  )
}
