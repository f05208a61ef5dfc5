import type { RafflePrize } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import { oddsPercent } from '@/features/promotion/raffle-state'
import { useT } from '@/i18n'
import { Icon, type IconName } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import s from './Raffle.module.scss'

/** Stands where a prize has no picture. */
const icons = { coupon: 'doc', diamond: 'star', pickup_voucher: 'box', product: 'box' } as const satisfies Record<
  RafflePrize['kind'],
  IconName
>

/** The prizes: kind, number, and of an instant raffle the odds. */
export function RafflePrizes({ prizes }: { readonly prizes: readonly RafflePrize[] }) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('raffle.prizes')}
      </View>
      <View role="list">
        {prizes.map(({ id, name, kind, kind_display, image, quantity, left, odds }) => (
          <View key={id} className={s.row} role="listitem">
            <View className={s.thumb}>
              {image ? <Picture image={image} alt="" width={48} ratio={1} /> : <Icon name={icons[kind]} size={24} />}
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
