import type { TicketOrder } from '@storefront/contract/entities/events/ticket-order'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { RouteLink } from '@/shared/link/RouteLink'
import { CountDown } from '@/ui/display/CountDown'
import { Price } from '@/ui/display/Price'
import s from './Orders.module.scss'

/** Types of an order with how many of each: `成人票 ×2, 儿童票 ×1`. */
export const linesText = ({ lines }: Pick<TicketOrder, 'lines'>): string =>
  lines.map(({ name, quantity }) => `${name} ×${quantity}`).join('  ')

/** An order of tickets in a list: its event, its tickets, its sum, and how long its seats are held. */
export function OrderRow({ order }: { readonly order: TicketOrder }) {
  const t = useT()
  const { number, created: createdAt, status, status_display, event, tit, pay_before } = order
  const isPending = status === 'unpaid' || status === 'offered'
  return (
    <RouteLink to="event.ticketorder.detail" params={{ number }} className={s.item}>
      <View className={s.head}>
        <Text className={s.date}>{dateTimeText(createdAt)}</Text>
        <Text className={isPending ? s.due : s.status}>{status_display}</Text>
      </View>
      <View className={s.name}>{event.name}</View>
      <View className={s.quiet}>{eventTimeText(t, event)}</View>
      <View className={s.foot}>
        <Text className={s.quiet}>{linesText(order)}</Text>
        <Price amount={tit} plain sum />
      </View>
      {isPending && pay_before ? (
        <CountDown
          until={pay_before}
          label={t(status === 'offered' ? 'event.offerLeft' : 'event.payLeft')}
          className={s.due}
        />
      ) : null}
    </RouteLink>
  )
}
