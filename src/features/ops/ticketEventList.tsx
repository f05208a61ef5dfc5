import type { OpsEvent } from '@storefront/contract/entities/events/ticket-order'
import { hasPermission, permissions } from '@storefront/contract/permissions'
import { formatPrice } from '@storefront/contract/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { go } from '@/router'
import { type OpsEventsQuery, opsTicketKeys, opsTicketsApi } from '@/services/api/ops-tickets'
import { eventPhase } from '@/shared/item-card/event-phase'
import { eventTimeText } from '@/shared/item-card/event-time'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { errorText } from '@/services/error-policy'
import { useCurrency } from '@/state/site'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Facts } from '@/features/reservations/components/RecordFacts'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import s from './components/Ops.module.scss'

/** An event with how full it is, and the ways to its orders, its waiting list and its registrations. */
function EventRow({ event }: { readonly event: OpsEvent }) {
  const t = useT()
  const perms = useSession((state) => state.user?.perms) ?? []
  const { id, name, is_active, seats_expected, seats_available, tickets_valid, tickets_reserved, tickets_used, registrations, waiting } = event
  const [isOpen, setOpen] = useState(false)
  const counts = [
    seats_expected === null ? t('opsEvent.unlimited') : t('opsEvent.seats', { left: seats_available ?? 0, all: seats_expected }),
    t('opsEvent.valid', { n: tickets_valid }),
    t('opsEvent.reserved', { n: tickets_reserved }),
    t('opsEvent.used', { n: tickets_used }),
  ]
  const links = [
    { need: permissions.readTicketOrder, text: t('opsEvent.orders'), open: () => void go('ops.ticketorder', { event: id }) },
    { need: permissions.readTicketOrder, text: t('opsEvent.waiting', { n: waiting }), open: () => void go('ops.waiting', { id }) },
    ...(registrations > 0
      ? [
          {
            need: permissions.readEventRegistration,
            text: t('opsEvent.registrations', { n: registrations }),
            open: () => void go('event.event.eventregistration', { id }),
          },
        ]
      : []),
  ].filter(({ need }) => hasPermission(perms, need))
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{name}</Text>
        <Text className={s.status}>{is_active ? t(`pages.event.${eventPhase(event, Date.now())}`) : t('opsEvent.hidden')}</Text>
      </View>
      <View className={s.text}>{eventTimeText(event)}</View>
      <View className={s.quiet}>{counts.join(' · ')}</View>
      {links.length > 0 ? (
        <View className={s.actions}>
          {links.map(({ text, open }) => (
            <Button key={text} size="s" kind="ghost" label={`${text} ${name}`} onTap={open}>
              {text}
            </Button>
          ))}
          <Button size="s" kind="ghost" label={`${t('opsEvent.types')} ${name}`} onTap={() => setOpen(!isOpen)}>
            {t('opsEvent.types')}
          </Button>
        </View>
      ) : null}
      {isOpen ? <EventTypes id={id} /> : null}
    </View>
  )
}

/** The types of tickets of an event, hidden ones among them, with how many of each are out. */
function EventTypes({ id }: { readonly id: number }) {
  const t = useT()
  const currency = useCurrency()
  const query = useQuery({ queryKey: opsTicketKeys.event(id), queryFn: ({ signal }) => opsTicketsApi.event(id, { signal }), staleTime: 0 })
  if (query.isError) return <Failure text={errorText(query.error)} onRetry={() => void query.refetch()} />
  if (!query.data) return <SkeletonRows rows={1} />
  return (
    <Facts
      facts={query.data.tickets.map(({ name, price, quota, valid, reserved }) => ({
        label: name,
        text: [
          formatPrice(price, currency),
          t('opsEvent.valid', { n: valid }),
          t('opsEvent.reserved', { n: reserved }),
          quota === null ? '' : t('opsEvent.quota', { n: quota }),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}

/** All events, also those that are not shown. */
export const opsTicketEventList: ListSpec<OpsEvent, OpsEventsQuery> = {
  key: opsTicketKeys.events,
  load: (query, options) => opsTicketsApi.events(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 150, render: (event) => <EventRow event={event} /> }),
  empty: { text: 'pages.event.empty', icon: 'calendar' },
  search: 'list.search.event',
}
