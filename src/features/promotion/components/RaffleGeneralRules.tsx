import { View } from '@tarojs/components'
import s from '@/features/promotion/components/Raffle.module.scss'
import { RaffleLinks } from '@/features/promotion/components/RaffleLinks'
import { type TextKey, useT } from '@/i18n'

const rules: readonly TextKey[] = [
  'raffle.generalDiamonds',
  'raffle.generalKinds',
  'raffle.generalClaim',
  'raffle.conditionStaff',
  'raffle.generalFair',
]

/** The rules of every raffle of the site, while none is open. */
export function RaffleGeneralRules() {
  const t = useT()
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.heading} role="heading" aria-level={2}>
          {t('raffle.generalTitle')}
        </View>
        <View className={s.text}>{t('raffle.generalNone')}</View>
        <View role="list">
          {rules.map((key) => (
            <View key={key} className={s.text} role="listitem">
              {t(key)}
            </View>
          ))}
        </View>
      </View>
      <RaffleLinks
        links={[
          { to: 'raffle.center', text: 'raffle.allRaffles' },
          { to: 'gamification.diamond', text: 'raffle.earn' },
        ]}
      />
    </View>
  )
}
