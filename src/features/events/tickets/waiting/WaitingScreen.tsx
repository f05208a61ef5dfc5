import type { WaitingEntry, WaitingList } from '@storefront/contract/entities/events/ticket-order'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { EventHead } from '@/features/events/components/EventHead'
import { Facts } from '@/features/reservations/components/RecordFacts'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { go, useRoute } from '@/router'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { CountDown } from '@/ui/display/CountDown'
import { Screen } from '@/ui/layout/Screen'
import { ticketBasket } from '../checkout/basket'
import s from '../checkout/Tickets.module.scss'
import { useWaiting } from './useWaiting'
import { WaitingForm } from './WaitingForm'

/** The interval at which a waiting user's state is read. */
const POLL_MS = 60_000

/** event.waiting: the waiting list of an event: joined with a quantity, and where the own place stands. */
export function WaitingScreen() {
  const t = useT()
  const { params } = useRoute()
  const event = params.id ?? ''
  const { code } = ticketBasket(event).read()
  const query = useQuery({
    queryKey: ticketKeys.waiting(event, code),
    queryFn: ({ signal }) => ticketsApi.waiting(event, code, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.entry ? POLL_MS : false),
  })
  const state = useScreenState(query)
  const list = query.data
  useDidShow(() => {
    if (list) void query.refetch({ cancelRefetch: false })
  })
  return (
    <Screen title={t('event.waitTitle')} state={state}>
      {list ? (
        <View className={s.page}>
          <EventHead event={list.event} />
          <Inside event={event} code={code} list={list} ticketOfLink={Number(params.ticket)} />
        </View>
      ) : null}
    </Screen>
  )
}

interface InsideProps {
  readonly event: string
  readonly code: string
  readonly list: WaitingList
  readonly ticketOfLink: number
}

function Inside({ event, code, list, ticketOfLink }: InsideProps) {
  const t = useT()
  const { join, leave, busy, trouble } = useWaiting(event)
  if (list.entry)
    return <Entry entry={list.entry} busy={busy} onLeave={() => void leave(list.entry?.status === 'offered')} />
  if (!list.is_open || list.tickets.length === 0)
    return (
      <View className={s.card} role="status">
        <View className={s.title}>{t('event.waitClosed')}</View>
        <Button wide kind="secondary" onTap={() => void go('event.event.detail', { id: event })}>
          {t('event.toEvent')}
        </Button>
      </View>
    )
  return (
    <WaitingForm
      list={list}
      ticketOfLink={ticketOfLink}
      busy={busy}
      trouble={trouble}
      onJoin={(input) => void join({ ...input, ...(code && { access_code: code }) })}
    />
  )
}

/** The own place: how many are in front of it, or the offer with its time. */
function Entry({
  entry,
  busy,
  onLeave,
}: {
  readonly entry: WaitingEntry
  readonly busy: boolean
  readonly onLeave: () => void
}) {
  const t = useT()
  const { status_display, ticket, quantity, ahead, offer_until, order_number, joined: joinedAt } = entry
  return (
    <>
      <View className={s.card}>
        <View className={s.title} role="status">
          {status_display}
        </View>
        {offer_until ? <CountDown until={offer_until} label={t('event.offerLeft')} className={s.hint} /> : null}
        <Facts
          facts={[
            { label: t('event.type'), text: ticket.name },
            { label: t('event.quantity'), text: String(quantity) },
            {
              label: t('event.ahead'),
              text: ahead === null ? '' : t(ahead === 0 ? 'event.aheadNone' : 'event.aheadOf', { n: ahead }),
            },
            { label: t('event.joined'), text: dateTimeText(joinedAt) },
          ]}
        />
        {order_number ? null : <View className={s.hint}>{t('event.waitHint')}</View>}
      </View>
      {order_number ? (
        <Button wide onTap={() => void go('event.ticketorder.detail', { number: order_number })}>
          {t('event.toOffer')}
        </Button>
      ) : null}
      <Button wide kind="ghost" busy={busy} onTap={onLeave}>
        {t(order_number ? 'event.action.decline' : 'event.leave')}
      </Button>
    </>
  )
}
