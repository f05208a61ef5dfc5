import { type TicketTab, ticketTabs } from '@storefront/contract/domain/wallet/eticket'
import type { OwnTicket } from '@storefront/contract/entities/wallet/eticket'
import { View } from '@tarojs/components'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useBrightScreen } from '@/shared/device/useBrightScreen'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { OfflineNotice } from '@/features/wallet/components/OfflineNotice'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { walletApi } from '@/services/api/wallet'
import { Empty } from '@/ui/feedback/Empty'
import { ListView } from '@/ui/list/ListView'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'
import { TicketCard } from '@/features/wallet/components/TicketCard'
import s from '@/features/wallet/components/Ticket.module.scss'
import { CardSkeletons } from '@/shared/screen/CardSkeletons'
import { useUnusedTickets } from '@/features/wallet/useUnusedTickets'

const idOf = ({ id }: OwnTicket): number => id
const words = { unused: 'tickets.emptyUnused', used: 'tickets.emptyUsed', expired: 'tickets.emptyExpired' } as const
const isTab = (text: string | undefined): text is TicketTab => ticketTabs.some((tab) => tab === text)

/**
 * shop.virtualcard: the user's e-tickets under their tabs. The unused ones, with their codes, open without a network,
 * too.
 */
export function OwnTicketsScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const tab: TicketTab = isTab(params.tab) ? params.tab : 'unused'
  const { state, at, cards } = useUnusedTickets()
  useBrightScreen(tab === 'unused' && cards.length > 0)
  return (
    <Screen title={t('tickets.title')} state={state.kind === 'ready' || state.kind === 'loading' ? undefined : state}>
      <Tabs
        label={t('tickets.title')}
        current={tab}
        items={ticketTabs.map((key) => ({ key, title: t(`tickets.${key}`) }))}
        onChange={(key) => setQuery({ tab: key === 'unused' ? undefined : key })}
      />
      {at === null ? <TicketList tab={tab} /> : <CachedTickets tab={tab} at={at} cards={cards} />}
    </Screen>
  )
}

/** The tickets that can be shown without a network: the unused ones of the last reply. */
function CachedTickets({
  tab,
  at,
  cards,
}: {
  readonly tab: TicketTab
  readonly at: number
  readonly cards: readonly OwnTicket[]
}) {
  const t = useT()
  if (tab !== 'unused') return <Empty icon="qr" text={t('wallet.needNetwork')} />
  return (
    <>
      <View className={s.kept}>
        <OfflineNotice at={at} />
      </View>
      {cards.length === 0 ? <Empty icon="qr" text={t(words.unused)} /> : <Cards cards={cards} />}
    </>
  )
}

function TicketList({ tab }: { readonly tab: TicketTab }) {
  const t = useT()
  const guard = useRequireLogin()
  const tickets = usePaged<OwnTicket>({
    key: walletKeys.tickets(tab),
    load: (page, options) => walletApi.tickets({ ...page, tab }, options),
    idOf,
    enabled: guard === null,
  })
  const { items, view } = tickets
  useRefetchOnShow(tickets)
  return (
    <ListView
      {...view}
      skeleton={<CardSkeletons shape="code" count={2} />}
      empty={
        <Empty
          icon="qr"
          text={t(words[tab])}
          action={tab === 'unused' ? { text: t('tickets.toEvents'), onTap: () => void go('event.event') } : undefined}
          second={tab === 'unused' ? { text: t('tickets.toShop'), onTap: () => void go('shop.category') } : undefined}
        />
      }
    >
      <Cards cards={items} />
    </ListView>
  )
}

function Cards({ cards }: { readonly cards: readonly OwnTicket[] }) {
  return (
    <View className={s.page} role="list">
      {cards.map((card) => (
        <TicketCard key={card.id} card={card} name={card.product_name} label={card.attributes_label} />
      ))}
    </View>
  )
}
