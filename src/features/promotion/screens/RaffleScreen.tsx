import type { RaffleDetail } from '@storefront/contract/entities/promotion/raffle'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { Fairness } from '@/features/promotion/components/Fairness'
import { JoinCard } from '@/features/promotion/components/JoinCard'
import s from '@/features/promotion/components/Raffle.module.scss'
import { RaffleTag } from '@/features/promotion/components/RaffleCard'
import { RaffleLinks } from '@/features/promotion/components/RaffleLinks'
import { RafflePrizes } from '@/features/promotion/components/RafflePrizes'
import { RaffleWinRow } from '@/features/promotion/components/RaffleWinRow'
import { SpinCard } from '@/features/promotion/components/SpinCard'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { dateTimeText, endTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { Picture } from '@/ui/display/Picture'
import { Screen } from '@/ui/layout/Screen'
import { usePullRefresh } from '@/ui/layout/usePullRefresh'

/** raffle.raffle: a raffle, taking part in it, and what is one's own of it. */
export function RaffleScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = params.id ?? ''
  const query = useQuery({
    queryKey: raffleKeys.raffle(id),
    queryFn: ({ signal }) => raffleApi.raffle(id, { signal }),
    staleTime: 0,
  })
  const state = useScreenState(query, <PageSkeleton shape="reading" />)
  const raffle = query.data
  const shared = useShareCard(
    raffle
      ? {
          title: raffle.title,
          description: raffle.abstract,
          name: 'raffle.raffle',
          params: { id: raffle.id },
          image: raffle.main_image,
        }
      : null,
  )
  useDidShow(() => {
    if (raffle) void query.refetch()
  })
  usePullRefresh(() => query.refetch())
  if (!raffle) return <Screen title={t('raffle.title')} state={state} />
  return (
    <Screen title={t('raffle.title')}>
      <View className={s.page}>
        {raffle.main_image ? (
          <Picture image={raffle.main_image} alt="" width={353} ratio={0.5} eager className={s.cover} />
        ) : null}
        <View className={s.card}>
          <View className={s.head}>
            <View className={s.heading} role="heading" aria-level={2}>
              {raffle.title}
            </View>
            {shared ? <ShareAction item={shared} /> : null}
          </View>
          <RaffleTag raffle={raffle} />
          {raffle.abstract ? <View className={s.text}>{raffle.abstract}</View> : null}
          <View className={s.quiet}>
            {t('raffle.dates', {
              start: planText(t, dateTimeText(raffle.start)),
              end: planText(t, endTimeText(raffle.end)),
            })}
          </View>
          {raffle.ticket_count > 0 ? (
            <View className={s.quiet}>{t('raffle.sold', { n: raffle.ticket_count })}</View>
          ) : null}
        </View>
        {raffle.kind === 'draw' ? <JoinCard raffle={raffle} /> : <SpinCard raffle={raffle} />}
        <Fairness raffle={raffle} />
        <OwnTickets raffle={raffle} />
        <OwnWins raffle={raffle} />
        <RafflePrizes prizes={raffle.prizes} />
        <RaffleLinks
          links={[
            { to: 'raffle.desc', params: { id: raffle.id }, text: 'raffle.rules' },
            { to: 'raffle.winner', params: { raffle: raffle.id }, text: 'raffle.winners' },
            { to: 'raffle.prize', text: 'raffle.mine' },
          ]}
        />
      </View>
    </Screen>
  )
}

/** The numbers of one's tickets, as one text: a thousand of them are still one element. */
function OwnTickets({ raffle: { kind, mine } }: { readonly raffle: RaffleDetail }) {
  const t = useT()
  if (kind !== 'draw' || !mine) return null
  const { tickets } = mine
  return (
    <View className={s.card}>
      <View className={s.spread}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('raffle.tickets')}
        </View>
        <View className={s.quiet}>{t('raffle.ticketCount', { n: tickets.length })}</View>
      </View>
      <View className={s.numbers}>{tickets.length > 0 ? tickets.join('  ') : t('raffle.noTickets')}</View>
    </View>
  )
}

function OwnWins({ raffle: { mine } }: { readonly raffle: RaffleDetail }) {
  const t = useT()
  if (!mine || mine.wins.length === 0) return null
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('raffle.myWins')}
      </View>
      <View role="list">
        {mine.wins.map((win) => (
          <RaffleWinRow key={win.id} win={win} />
        ))}
      </View>
    </View>
  )
}
