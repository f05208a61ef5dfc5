import type { RaffleWin } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import s from '@/features/promotion/components/Raffle.module.scss'
import { RaffleWinRow } from '@/features/promotion/components/RaffleWinRow'
import { useT } from '@/i18n'
import { go } from '@/router'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { Empty } from '@/ui/feedback/Empty'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'
import { ListView } from '@/ui/list/ListView'

const idOf = ({ id }: RaffleWin): number => id

/** raffle.prize: what the user won, and its claims. */
export function RafflePrizeScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const wins = usePaged<RaffleWin>({ key: raffleKeys.wins(), load: raffleApi.wins, idOf, enabled: guard === null })
  const { items, view } = wins
  useRefetchOnShow(wins)
  const centre = { text: t('raffle.centerTitle'), onTap: () => void go('raffle.center') }
  return (
    <Screen title={t('raffle.mine')} state={guard ?? undefined}>
      <ListView
        {...view}
        skeleton={<SkeletonRows rows={4} />}
        empty={<Empty icon="star" text={t('raffle.noPrizes')} action={centre} />}
      >
        <View className={s.page}>
          <View className={s.card} role="list">
            {items.map((win) => (
              <RaffleWinRow key={win.id} win={win} showsRaffle />
            ))}
          </View>
        </View>
      </ListView>
    </Screen>
  )
}
