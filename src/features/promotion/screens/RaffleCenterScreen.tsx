import type { RaffleListItem } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import { BonusBoxCard } from '@/features/promotion/components/BonusBoxCard'
import s from '@/features/promotion/components/Raffle.module.scss'
import { RaffleCard } from '@/features/promotion/components/RaffleCard'
import { RaffleTiles } from '@/features/promotion/components/RaffleLinks'
import { rafflePhase, rafflePhases } from '@/features/promotion/raffle-state'
import { useT } from '@/i18n'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import { queryClient } from '@/services/query'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useSession } from '@/state/session'
import { Empty } from '@/ui/feedback/Empty'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'
import { ListView } from '@/ui/list/ListView'

const idOf = ({ id }: RaffleListItem): number => id

/** raffle.center: the site's raffles by where they stand, the bonus box, and the way to what is one's own. */
export function RaffleCenterScreen() {
  const t = useT()
  const isUser = useSession((state) => state.status === 'user')
  const raffles = usePaged<RaffleListItem>({ key: raffleKeys.raffles(), load: raffleApi.raffles, idOf })
  const { items, view } = raffles
  useRefetchOnShow(raffles)
  const now = Date.now()
  const groups = rafflePhases
    .map((phase) => ({ phase, members: items.filter((raffle) => rafflePhase(raffle, now) === phase) }))
    .filter(({ members }) => members.length > 0)
  const onRefresh = () => Promise.all([view.onRefresh(), queryClient.invalidateQueries({ queryKey: raffleKeys.box() })])
  return (
    <Screen title={t('raffle.centerTitle')}>
      <View className={s.page}>
        {isUser ? <BonusBoxCard /> : null}
        <RaffleTiles
          links={[
            { to: 'raffle.prize', text: 'raffle.mine', icon: 'box' },
            { to: 'raffle.winner', text: 'raffle.winners', icon: 'star' },
            { to: 'raffle.desc', text: 'raffle.rules', icon: 'doc' },
            { to: 'raffle.promoter', text: 'raffle.promoter', icon: 'share' },
          ]}
        />
      </View>
      <ListView
        {...view}
        onRefresh={onRefresh}
        skeleton={<SkeletonRows rows={4} />}
        empty={<Empty icon="star" text={t('raffle.empty')} hint={t('list.soonHint')} />}
      >
        <View className={s.page}>
          {groups.map(({ phase, members }) => (
            <View key={phase} className={s.box}>
              <View className={s.group} role="heading" aria-level={2}>
                {t(`raffle.${phase}`)}
              </View>
              {members.map((raffle) => (
                <RaffleCard key={raffle.id} raffle={raffle} />
              ))}
            </View>
          ))}
        </View>
      </ListView>
    </Screen>
  )
}
