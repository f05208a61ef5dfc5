import type { RaffleWinner } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import s from '@/features/promotion/components/Raffle.module.scss'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { Empty } from '@/ui/feedback/Empty'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'
import { ListView } from '@/ui/list/ListView'

const idOf = ({ id }: RaffleWinner): number => id

/** raffle.winner: who won, of all raffles or of the one that the address names; names come masked. */
export function RaffleWinnersScreen() {
  const t = useT()
  const { params } = useRoute()
  const raffle = params.raffle ?? ''
  const winners = usePaged<RaffleWinner>({
    key: raffleKeys.winners(raffle),
    load: (page, options) => raffleApi.winners({ ...page, ...(raffle && { raffle: Number(raffle) }) }, options),
    idOf,
  })
  const { items, view } = winners
  useRefetchOnShow(winners)
  return (
    <Screen title={t('raffle.winners')}>
      <ListView
        {...view}
        skeleton={<SkeletonRows rows={6} />}
        empty={<Empty icon="star" text={t('raffle.noWinners')} hint={t('raffle.noWinnersHint')} />}
      >
        <View className={s.page}>
          <View className={s.card} role="list">
            {items.map((winner) => (
              <WinnerRow key={winner.id} winner={winner} />
            ))}
          </View>
        </View>
      </ListView>
    </Screen>
  )
}

function WinnerRow({
  winner: { name, prize_name, raffle, rank, created: createdAt },
}: {
  readonly winner: RaffleWinner
}) {
  const t = useT()
  return (
    <View className={s.row} role="listitem">
      <View className={s.why}>
        {prize_name}
        <View className={s.quiet}>{[raffle.title, dateTimeText(createdAt)].join(' · ')}</View>
      </View>
      <View className={s.end}>
        {name}
        {rank === null ? null : <View className={s.quiet}>{t('raffle.place', { rank })}</View>}
      </View>
    </View>
  )
}
