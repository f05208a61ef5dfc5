import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@storefront/contract/domain/money'
import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import type { ComponentType } from 'react'
import { RouteLink } from '@/shared/link/RouteLink'
import { useOwnTickets } from '@/features/events/tickets/own/useOwnTickets'
import { OfflineNotice } from '@/features/wallet/components/OfflineNotice'
import { TicketCarousel } from '@/features/wallet/components/TicketCarousel'
import { CardFaces, CouponFaces, useOwnCards } from '@/features/wallet/components/WalletFaces'
import { useUnusedCoupons } from '@/features/wallet/useUnusedCoupons'
import { useUnusedTickets } from '@/features/wallet/useUnusedTickets'
import { CardSkeletons } from '@/shared/screen/CardSkeletons'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { type TextKey, useT } from '@/i18n'
import { go } from '@/router'
import { walletApi } from '@/services/api/wallet'
import { promotionKeys, promotionApi } from '@/services/api/promotion'
import { Button } from '@/ui/controls/Button'
import { useCurrency } from '@/ui/stores'
import { Bone } from '@/ui/feedback/Skeleton'
import { Icon, type IconName } from '@/ui/display/Icon'
import { Screen } from '@/ui/layout/Screen'
import { walletKeys } from '@/features/wallet/wallet-keys'
import s from '@/features/wallet/components/Wallet.module.scss'

interface Row {
  readonly to: RouteName
  readonly icon: IconName
  readonly text: TextKey
  readonly params?: Readonly<Record<string, string>>
  /** Some of what the row leads to, as it looks. */
  readonly Faces?: ComponentType
}

const groups: readonly { readonly title: TextKey; readonly rows: readonly Row[] }[] = [
  {
    title: 'wallet.things',
    rows: [
      { to: 'shop.usercoupon', icon: 'wallet', text: 'wallet.coupons', Faces: CouponFaces },
      { to: 'shop.usermembershipcard', icon: 'star', text: 'wallet.cards', Faces: CardFaces },
      { to: 'shop.virtualcard', icon: 'qr', text: 'wallet.tickets' },
      { to: 'event.issuedticket', icon: 'calendar', text: 'wallet.eventTickets' },
      { to: 'event.ticketorder', icon: 'doc', text: 'wallet.ticketOrders' },
      { to: 'shop.pickupcard.center', icon: 'box', text: 'wallet.vouchers' },
      { to: 'shop.reservation', icon: 'time', text: 'wallet.reservations' },
    ],
  },
  {
    title: 'wallet.coins',
    rows: [
      { to: 'gamification.diamond', icon: 'star', text: 'wallet.diamonds' },
      { to: 'gamification.charm', icon: 'heart', text: 'wallet.charm' },
      { to: 'raffle.center', icon: 'box', text: 'wallet.raffles' },
    ],
  },
  {
    title: 'wallet.money',
    rows: [
      { to: 'account.fund', icon: 'doc', text: 'wallet.records' },
      { to: 'account.bankcard', icon: 'copy', text: 'wallet.bankCards' },
      { to: 'account.contact', icon: 'user', text: 'wallet.contacts' },
      { to: 'distribution.home', icon: 'share', text: 'wallet.promoter', params: { kind: 'promoter' } },
    ],
  },
]

const INCOME: Row = { to: 'account.withdrawal', icon: 'wallet', text: 'wallet.withdrawal' }

/** The user's balance, and the links to the rest of the wallet. The links work without a network, too. */
export function WalletScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const currency = useCurrency()
  const { data, isError, refetch } = useQuery({
    queryKey: [...walletKeys.fund('fund'), 'balance'],
    queryFn: ({ signal }) => walletApi.fund({ kind: 'fund', limit: 1, offset: 0 }, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const { cards, at, ...cardQuery } = useUnusedTickets()
  const { tickets, ...ticketQuery } = useOwnTickets()
  // Shown at once: what came later would push away what is read already.
  const isWaiting = [cardQuery, ticketQuery, useUnusedCoupons(), useOwnCards()].some(({ isPending }) => isPending)
  // Only for those who earned something, or took it out.
  const { data: income } = useQuery({
    queryKey: promotionKeys.income(),
    queryFn: ({ signal }) => promotionApi.withdrawals({ limit: 1, offset: 0 }, { signal }),
    enabled: guard === null,
  })
  const hasIncome = income !== undefined && (income.count > 0 || Number(income.income) > 0)
  // A recharge and a payment lead back here.
  useDidShow(() => {
    if (data) void refetch({ cancelRefetch: false })
  })
  return (
    <Screen title={t('wallet.title')} state={guard?.kind === 'empty' ? guard : undefined}>
      <View className={s.page}>
        <View className={s.purse}>
          <RouteLink to="account.fund" className={s.sum}>
            <View className={s.word}>{t('wallet.balance')}</View>
            <View className={s.amount}>
              {data ? formatPrice(data.balance, currency) : isError ? '—' : <Bone width="5em" height="1em" />}
            </View>
          </RouteLink>
          <Button kind="secondary" onTap={() => void go('recharge')}>
            {t('wallet.recharge')}
          </Button>
        </View>
        <OfflineNotice at={at} />
        {isWaiting ? <CardSkeletons shape="code" count={2} /> : <TicketCarousel cards={cards} tickets={tickets} />}
        {(isWaiting ? [] : groups).map(({ title, rows }) => (
          <View key={title} className={s.group}>
            <View className={s.title} role="heading" aria-level={2}>
              {t(title)}
            </View>
            {(title === 'wallet.money' && hasIncome ? [INCOME, ...rows] : rows).map(
              ({ to, icon, text, params, Faces }) => (
                <View key={to} className={s.entry}>
                  <RouteLink to={to} params={params} className={s.item}>
                    <Icon name={icon} size={20} className={s.icon} />
                    <Text className={s.text}>{t(text)}</Text>
                    <Icon name="right" size={16} className={s.arrow} />
                  </RouteLink>
                  {Faces ? <Faces /> : null}
                </View>
              ),
            )}
          </View>
        ))}
      </View>
    </Screen>
  )
}
