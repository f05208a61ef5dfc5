import { isFree } from '@storefront/contract/domain/money'
import type { EventDetail } from '@storefront/contract/entities/events/event'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Price } from '@/ui/display/Price'
import { ticketNote } from '@/features/events/ticket-note'
import s from './TicketList.module.scss'

interface TicketListProps {
  readonly event: Pick<EventDetail, 'tickets' | 'config' | 'has_hidden_tickets' | 'time_zone'>
  /** The event is over: how many are left means nothing any more. */
  readonly over: boolean
}

/** The prices, sale times and numbers left of an event's tickets. */
export function TicketList({ event, over }: TicketListProps) {
  const t = useT()
  const { tickets, config, has_hidden_tickets } = event
  if (tickets.length === 0)
    return <View className={s.none}>{t(has_hidden_tickets ? 'event.codeOnly' : 'pages.event.noTickets')}</View>
  return (
    <View className={s.list}>
      {tickets.map((ticket) => {
        const isOff = over || ticket.state === 'sold_out' || ticket.state === 'over'
        return (
          <View key={ticket.id} className={cx(s.ticket, isOff && s.off)}>
            <View className={s.words}>
              <View className={s.name}>{ticket.name}</View>
              {ticket.description ? <View className={s.left}>{ticket.description}</View> : null}
              {over ? null : <Text className={s.left}>{ticketNote(t, ticket, event.time_zone?.offsets)}</Text>}
            </View>
            {config.show_free_price || !isFree(ticket.price) ? <Price amount={ticket.price} plain={isOff} /> : null}
          </View>
        )
      })}
    </View>
  )
}
