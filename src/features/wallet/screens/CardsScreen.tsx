import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { CodeField } from '@/features/wallet/components/CodeField'
import { OfflineNotice } from '@/features/wallet/components/OfflineNotice'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useOwnCards } from '@/features/wallet/components/WalletFaces'
import { useT } from '@/i18n'
import { go } from '@/router'
import { walletApi } from '@/services/api/wallet'
import { MembershipCardFront } from '@/ui/display/MembershipCardFront'
import { Empty } from '@/ui/feedback/Empty'
import { Screen } from '@/ui/layout/Screen'
import s from '@/features/wallet/components/Membership.module.scss'

/** A card that is received by a code which the shop gave out: the code leads to it. */
const openOffer = (code: string): boolean => {
  void go('shop.membershipcard', { id: code })
  return false
}

/** The user's membership cards, those that hold in front, and those that may be received. */
export function CardsScreen() {
  const t = useT()
  const { state, data, at } = useOwnCards()
  const offers = useQuery({
    queryKey: walletKeys.offeredCards(),
    queryFn: ({ signal }) => walletApi.offeredCards({ signal }),
    enabled: at === null,
  })
  const open = (offers.data?.results ?? []).filter((card) => card.state === 'open')
  const cards = data?.results ?? []
  return (
    <Screen title={t('cards.title')} state={state}>
      <View className={s.page}>
        <OfflineNotice at={at} />
        {cards.length === 0 ? <Empty icon="star" text={t('cards.empty')} hint={t('cards.emptyHint')} /> : null}
        {cards.map((card) => (
          <RouteLink
            key={card.code}
            to="shop.usermembershipcard.detail"
            params={{ code: card.code }}
            className={s.link}
          >
            <MembershipCardFront card={card} />
            {card.is_valid ? null : <View className={s.over}>{t('cards.over')}</View>}
          </RouteLink>
        ))}
        {at === null ? (
          <View className={s.rows}>
            <CodeField
              label={t('cards.byCode')}
              placeholder={t('cards.codePlaceholder')}
              action={t('cards.find')}
              onCode={openOffer}
            />
          </View>
        ) : null}
        {open.length > 0 ? (
          <View className={s.title} role="heading" aria-level={2}>
            {t('cards.offered')}
          </View>
        ) : null}
        {open.map(({ code, name, shop, duration_days }) => (
          <RouteLink key={code} to="shop.membershipcard" params={{ id: code }} className={s.link}>
            <MembershipCardFront card={{ name, shop, duration_days, end_date: null }} />
          </RouteLink>
        ))}
      </View>
    </Screen>
  )
}
