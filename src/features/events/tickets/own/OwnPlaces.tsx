import { activeWaitingStatuses } from '@storefront/contract/domain/events/waiting-list'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { RouteLink } from '@/shared/link/RouteLink'
import { CountDown } from '@/ui/display/CountDown'
import s from '../orders/Orders.module.scss'

const isActive = (status: string): boolean => activeWaitingStatuses.some((one) => one === status)

/**
 * The waiting lists that the user is on, above their orders; nothing where there are none, or where they cannot be
 * loaded.
 */
export function OwnPlaces({ enabled }: { readonly enabled: boolean }) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ticketKeys.places(),
    queryFn: ({ signal }) => ticketsApi.places({ signal }),
    enabled,
    staleTime: 0,
  })
  const places = (data?.results ?? []).filter(({ status }) => isActive(status))
  if (places.length === 0) return null
  return (
    <View className={s.list}>
      {places.map(({ id, event, ticket, quantity, status_display, offer_until }) => (
        <RouteLink key={id} to="event.waiting" params={{ id: event.id }} className={s.item}>
          <View className={s.head}>
            <Text className={s.date}>{t('event.waitingOf', { n: quantity })}</Text>
            <Text className={s.due}>{status_display}</Text>
          </View>
          <View className={s.name}>{event.name}</View>
          <View className={s.quiet}>{[ticket.name, eventTimeText(t, event)].join(' · ')}</View>
          {offer_until ? <CountDown until={offer_until} label={t('event.offerLeft')} className={s.due} /> : null}
        </RouteLink>
      ))}
    </View>
  )
}
