import { ticketCarouselHeight } from '@storefront/contract/domain/wallet/eticket'
import type { OwnTicket } from '@storefront/contract/entities/wallet/eticket'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { dateText } from '@/lib/time'
import { display } from '@/platform/display'
import { QrCode } from '@/ui/display/QrCode'
import { Swiper } from '@/ui/display/Swiper'
import s from './TicketCarousel.module.scss'

/** More are looked for in their list. */
const MOST = 5
const QR_SIZE = 116

/** The next tickets to be used, at hand with their codes, those that end first in front; nothing where there are none. */
export function TicketCarousel({ cards }: { readonly cards: readonly OwnTicket[] }) {
  const t = useT()
  const next = [...cards].sort((a, b) => endOf(a) - endOf(b)).slice(0, MOST)
  if (next.length === 0) return null
  // Larger text needs its room.
  const height = `${Math.round(ticketCarouselHeight(next.length) * Math.max(1, display.textScale()))}px`
  const passes = next.map((card) => <Pass key={card.id} card={card} />)
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

const endOf = ({ end }: OwnTicket): number => (end === null ? Number.POSITIVE_INFINITY : Date.parse(end))

function Pass({ card }: { readonly card: OwnTicket }) {
  const t = useT()
  const { num, end, product_name, attributes_label } = card
  return (
    <RouteLink to="shop.virtualcard" className={s.pass}>
      <View className={s.words}>
        <View className={s.name}>{product_name}</View>
        {attributes_label ? <View className={s.label}>{attributes_label}</View> : null}
        <View className={s.num}>{num.replace(/(.{4})(?=.)/g, '$1 ')}</View>
        <View className={s.until}>{end ? t('ticket.until', { date: dateText(end) }) : t('ticket.forever')}</View>
      </View>
      <View className={s.code}>
        <QrCode text={num} size={QR_SIZE} label={t('ticket.qr', { num })} />
      </View>
    </RouteLink>
  )
}
