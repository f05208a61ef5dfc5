import type { RafflePrize } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import { oddsPercent } from '@/features/promotion/raffle-state'
import { useT } from '@/i18n'
import { PrizePicture } from './PrizePicture'
import s from './Raffle.module.scss'

/** The prizes: kind, number, and of an instant raffle the odds. */
export function RafflePrizes({ prizes }: { readonly prizes: readonly RafflePrize[] }) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('raffle.prizes')}
      </View>
      <View role="list">
        {prizes.map(({ id, name, kind_display, quantity, left, odds, ...prize }) => (
          <View key={id} className={s.row} role="listitem">
            <View className={s.thumb}>
              <PrizePicture prize={prize} width={48} />
            </View>
            <View className={s.why}>
              {name}
              <View className={s.quiet}>
                {[kind_display, odds === null ? '' : t('raffle.odds', { percent: oddsPercent(odds) })]
                  .filter(Boolean)
                  .join(' · ')}
              </View>
            </View>
            <View className={s.end}>
              {t('raffle.count', { n: quantity })}
              {odds === null ? null : <View className={s.quiet}>{t('raffle.left', { n: left })}</View>}
            </View>
          </View>
        ))}
      </View>
    </View>
  )
}
