import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import s from '@/features/promotion/components/Raffle.module.scss'
import { RafflePrizes } from '@/features/promotion/components/RafflePrizes'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import { useScreenState } from '@/shared/screen/useScreenState'
import { RichText } from '@/ui/display/RichText'
import { Screen } from '@/ui/layout/Screen'

/** raffle.desc: the rules of a raffle: dates, conditions, prizes with their odds, and how the draw is made. */
export function RaffleDescScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = params.id ?? ''
  const query = useQuery({ queryKey: raffleKeys.raffle(id), queryFn: ({ signal }) => raffleApi.raffle(id, { signal }) })
  const state = useScreenState(query)
  const raffle = query.data
  if (!raffle) return <Screen title={t('raffle.rules')} state={state} />
  const { title, start, end, price, max_tickets, claim_days, rules, prizes, draw_terms, seed_hash, beacon } = raffle
  const conditions = [
    price > 0 ? t('raffle.conditionPrice', { n: price }) : t('raffle.free'),
    t('raffle.conditionMax', { n: max_tickets }),
    t('raffle.conditionClaim', { n: claim_days }),
    t('raffle.conditionStaff'),
  ]
  return (
    <Screen title={t('raffle.rules')}>
      <View className={s.page}>
        <View className={s.card}>
          <View className={s.heading} role="heading" aria-level={2}>
            {title}
          </View>
          <View className={s.text}>{`${t('raffle.time')}\n${t('raffle.dates', { start: dateTimeText(start), end: dateTimeText(end) })}`}</View>
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
              <View className={s.text}>{t('raffle.beacon', { round: beacon.round, time: dateTimeText(beacon.time) })}</View>
              <View className={s.text}>{t('raffle.seedHash')}</View>
              <View className={s.code}>{seed_hash}</View>
            </>
          ) : null}
        </View>
      </View>
    </Screen>
  )
}
