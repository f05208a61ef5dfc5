import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useBrightScreen } from '@/shared/device/useBrightScreen'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { keys } from '@/services/query'
import { ordersApi } from '@/services/api/orders'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { TicketCard } from '@/features/wallet/components/TicketCard'
import s from '@/features/wallet/components/Ticket.module.scss'

/** shop.order.tickets: the e-tickets of an order with the codes that staff scan; those that may be used come first. */
export function TicketsScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: keys.order(number),
    queryFn: ({ signal }) => ordersApi.order(number, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="card" />)
  // A ticket may have been used at the door meanwhile.
  useDidShow(() => {
    if (query.data) void query.refetch({ cancelRefetch: false })
  })
  const cards = (query.data?.lines ?? []).flatMap((line) =>
    line.virtual_cards.map((card) => ({ card, name: line.product_name, label: line.attributes_label })),
  )
  cards.sort((a, b) => Number(b.card.status === 'unused') - Number(a.card.status === 'unused'))
  useBrightScreen(cards.some(({ card }) => card.status === 'unused'))
  const isVerifying = query.data?.lines.some(({ is_verifying }) => is_verifying)
  const none: ScreenState = isVerifying
    ? { kind: 'empty', icon: 'time', text: t('pages.order.verifying'), hint: t('pages.order.verifyingHint') }
    : { kind: 'empty', icon: 'qr', text: t('ticket.none'), hint: t('ticket.noneHint') }
  return (
    <Screen title={t('ticket.title')} state={guard ?? (query.data && cards.length === 0 ? none : screenState)}>
      <View className={s.page} role="list">
        {cards.map(({ card, name, label }) => (
          <TicketCard key={card.id} card={card} name={name} label={label} />
        ))}
      </View>
    </Screen>
  )
}
