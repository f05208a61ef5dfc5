import type { RaffleDetail } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import type { JoinRefusal } from '@/features/promotion/raffle-state'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { go } from '@/router'
import { Button } from '@/ui/controls/Button'
import s from './Raffle.module.scss'

/** The reason why a user cannot take part, with a link to diamonds if they are missing. */
export function JoinRefusalNote({
  raffle,
  refusal,
}: {
  readonly raffle: RaffleDetail
  readonly refusal: JoinRefusal | null
}) {
  const t = useT()
  if (!refusal) return null
  const words = { time: dateTimeText(raffle.start), n: refusal.reason === 'short' ? refusal.n : 0 }
  return (
    <View className={s.spread}>
      <View className={refusal.reason === 'ended' || refusal.reason === 'coming' ? s.quiet : s.refused} role="status">
        {t(`raffle.why.${refusal.reason}`, words)}
      </View>
      {refusal.reason === 'short' ? (
        <Button size="s" kind="secondary" onTap={() => void go('gamification.diamond')}>
          {t('raffle.earn')}
        </Button>
      ) : null}
    </View>
  )
}
