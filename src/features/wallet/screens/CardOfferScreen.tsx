import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useShareCard } from '@/shared/share/useShareCard'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { walletApi } from '@/services/api/wallet'
import { session } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { MembershipCardFront } from '@/ui/display/MembershipCardFront'
import { Screen } from '@/ui/layout/Screen'
import { Benefits } from '@/features/wallet/components/Benefits'
import s from '@/features/wallet/components/Membership.module.scss'

/**
 * shop.membershipcard: a card that the shop offers, received by its code. The reply's own message shows it as a reward.
 */
export function CardOfferScreen() {
  const t = useT()
  const { params } = useRoute()
  const code = params.id ?? ''
  const query = useQuery({
    queryKey: walletKeys.offeredCard(code),
    queryFn: ({ signal }) => walletApi.offeredCard(code, { signal }),
  })
  const state = useScreenState(query, <PageSkeleton shape="card" />)
  const card = query.data
  useShareCard(
    card
      ? {
          title: card.name,
          description: card.description,
          name: 'shop.membershipcard',
          params: { id: code },
          image: card.image,
        }
      : null,
  )
  const readAgain = () =>
    Promise.all(
      [walletKeys.offeredCards(), walletKeys.cards()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
  const { submit, busy } = useSubmit(
    `card_receive:${code}`,
    (_: null, key: string) => walletApi.receiveCard(code, key),
    {
      onError: () => {
        void readAgain()
        return false
      },
    },
  )
  if (!card) return <Screen title={t('cards.offer')} state={state} />
  const take = async () => {
    if (!(await session().ensureLogin())) return
    if (await submit(null)) await readAgain()
  }
  const { name, shop, duration_days } = card
  return (
    <Screen title={t('cards.offer')}>
      <View className={s.page}>
        <MembershipCardFront card={{ name, shop, duration_days, end_date: null }} />
        <Benefits
          card={card}
          days={duration_days === null ? t('cards.forever') : t('cards.daysFrom', { n: duration_days })}
        />
        {card.description ? <View className={s.text}>{card.description}</View> : null}
        {card.state === 'held' ? (
          <Button wide kind="secondary" onTap={() => void go('shop.usermembershipcard')}>
            {t('cards.held')}
          </Button>
        ) : (
          <Button wide disabled={card.state === 'out'} busy={busy} onTap={() => void take()}>
            {t(`cards.${card.state}`)}
          </Button>
        )}
      </View>
    </Screen>
  )
}
