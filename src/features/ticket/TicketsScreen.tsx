import { maskMobile } from '@storefront/contract/domain/mobile'
import type { VirtualCard } from '@storefront/contract/entities/after-sales'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useMember } from '@/features/screen/useMember'
import { useScreenState } from '@/features/screen/useScreenState'
import { useT } from '@/i18n'
import { cx } from '@/lib/cx'
import { dateText, dateTimeText } from '@/lib/time'
import { useRoute } from '@/routes'
import { keys } from '@/services/query'
import { shop } from '@/services/shop'
import { QrCode } from '@/ui/QrCode'
import { Screen, type ScreenState } from '@/ui/Screen'
import s from './TicketsScreen.module.scss'

const QR_SIZE = 168

/** shop.order.tickets: the e-tickets of an order with the codes that staff scan; those that may be used come first. */
export function TicketsScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useMember()
  const query = useQuery({ queryKey: keys.order(number), queryFn: ({ signal }) => shop.order(number, { signal }), enabled: guard === null, staleTime: 0 })
  const loaded = useScreenState(query)
  // A ticket may have been used at the door meanwhile.
  useDidShow(() => {
    if (query.data) void query.refetch({ cancelRefetch: false })
  })
  const cards = (query.data?.lines ?? []).flatMap((line) => line.virtual_cards.map((card) => ({ card, name: line.product_name, label: line.attributes_label })))
  cards.sort((a, b) => Number(b.card.status === 'unused') - Number(a.card.status === 'unused'))
  const none: ScreenState = { kind: 'empty', icon: 'qr', text: t('ticket.none') }
  return (
    <Screen title={t('ticket.title')} state={guard ?? (query.data && cards.length === 0 ? none : loaded)}>
      <View className={s.page} role="list">
        {cards.map(({ card, name, label }) => (
          <Ticket key={card.id} card={card} name={name} label={label} />
        ))}
      </View>
    </Screen>
  )
}

function Ticket({ card, name, label }: { readonly card: VirtualCard; readonly name: string; readonly label: string }) {
  const t = useT()
  const { num, status, status_display, end, used, contacts } = card
  const isUsable = status === 'unused'
  const holder = [contacts.name, contacts.mobile ? maskMobile(contacts.mobile) : ''].filter(Boolean).join('  ')
  return (
    <View className={cx(s.ticket, !isUsable && s.past)} role="listitem">
      <View className={s.head}>
        <View className={s.words}>
          <View className={s.name}>{name}</View>
          {label ? <View className={s.label}>{label}</View> : null}
        </View>
        <Text className={s.status}>{status_display}</Text>
      </View>
      {isUsable ? (
        <View className={s.code}>
          <QrCode text={num} size={QR_SIZE} label={t('ticket.qr', { num })} />
          <View className={s.hint}>{t('ticket.hint')}</View>
        </View>
      ) : null}
      <View className={s.num}>{`${t('ticket.code')} ${num.replace(/(.{4})(?=.)/g, '$1 ')}`}</View>
      <View className={s.fact}>
        {used ? t('ticket.usedAt', { time: dateTimeText(used) }) : end ? t('ticket.until', { date: dateText(end) }) : t('ticket.forever')}
      </View>
      {holder ? <View className={s.fact}>{holder}</View> : null}
    </View>
  )
}
