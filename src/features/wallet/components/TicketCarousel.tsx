import { ticketCarouselHeight } from '@storefront/contract/domain/wallet/eticket'
import type { IssuedTicket } from '@storefront/contract/entities/events/ticket'
import type { OwnTicket } from '@storefront/contract/entities/wallet/eticket'
import type { RouteName } from '@storefront/contract/routes'
import { View } from '@tarojs/components'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { codeGroups } from '@/lib/text'
import { untilText } from '@/lib/time'
import { useTextScale } from '@/ui/theme/text-scale'
import type { Params } from '@/routes'
import { QrCode } from '@/ui/display/QrCode'
import { Swiper } from '@/ui/display/Swiper'
import s from './TicketCarousel.module.scss'

/** More are looked for in their list. */
const MOST = 5
const QR_SIZE = 116

/** Something with a code that is shown somewhere. */
interface PassItem {
  readonly key: string
  readonly to: RouteName
  readonly params?: Params
  readonly name: string
  readonly label: string
  readonly num: string
  readonly until: string
  /** Time after which it has no use, in milliseconds. */
  readonly end: number
}

interface TicketCarouselProps {
  /** E-tickets of the shop. */
  readonly cards: readonly OwnTicket[]
  /** Tickets of events; one that is being given shows no code. */
  readonly tickets: readonly IssuedTicket[]
}

/** The next tickets to be used, of the shop and of events, at hand with their codes, those that end first in front. */
export function TicketCarousel({ cards, tickets }: TicketCarouselProps) {
  const t = useT()
  const scale = useTextScale()
  const items: PassItem[] = [
    ...cards.map(({ id, product_name, attributes_label, num, end }) => ({
      key: `c${id}`,
      to: 'shop.virtualcard' as const,
      name: product_name,
      label: attributes_label,
      num,
      until: end ? t('ticket.until', { date: untilText(end) }) : t('ticket.forever'),
      end: end === null ? Number.POSITIVE_INFINITY : Date.parse(end),
    })),
    ...tickets.flatMap(({ id, event, ticket, code, gift }) =>
      code === null || gift !== null
        ? []
        : [
            {
              key: `t${id}`,
              to: 'event.issuedticket.detail' as const,
              params: { id },
              name: event.name,
              label: ticket.name,
              num: code,
              until: eventTimeText(t, event),
              end: Date.parse(event.end),
            },
          ],
    ),
  ]
  const next = items.sort((a, b) => a.end - b.end).slice(0, MOST)
  if (next.length === 0) return null
  // Larger text needs its room.
  const height = `${Math.round(ticketCarouselHeight(next.length) * Math.max(1, scale))}px`
  const passes = next.map(({ key, ...item }) => <Pass key={key} {...item} />)
  return (
    <View className={s.carousel} style={`height:${height}`}>
      {passes.length === 1 ? (
        passes
      ) : (
        <Swiper label={t('tickets.title')} height={height} tone="dark">
          {passes}
        </Swiper>
      )}
    </View>
  )
}

function Pass({ to, params, name, label, num, until }: Omit<PassItem, 'key' | 'end'>) {
  const t = useT()
  return (
    <RouteLink to={to} params={params} className={s.pass}>
      <View className={s.words}>
        <View className={s.name}>{name}</View>
        {label ? <View className={s.label}>{label}</View> : null}
        <View className={s.num}>{codeGroups(num)}</View>
        <View className={s.until}>{until}</View>
      </View>
      <View className={s.code}>
        <QrCode text={num} size={QR_SIZE} label={t('ticket.qr', { num })} />
      </View>
    </RouteLink>
  )
}
