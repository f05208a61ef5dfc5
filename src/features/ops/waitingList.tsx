import { contactLine } from '@storefront/contract/domain/account/mobile'
import { waitingStatuses } from '@storefront/contract/domain/events/waiting-list'
import type { OpsWaitingList } from '@storefront/contract/entities/events/ticket-order'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { dateTimeText, endTimeText } from '@/lib/time'
import { type OpsWaitingQuery, opsTicketKeys, opsTicketsApi } from '@/services/api/ops/tickets'
import { oneOf } from '@/shared/list/fields'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import s from './components/Ops.module.scss'

type Place = OpsWaitingList['results'][number]

function PlaceRow({
  place: { user, ticket, quantity, status_display, joined: joinedAt, offer_until },
}: {
  readonly place: Place
}) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{contactLine(user)}</Text>
        <Text className={s.status}>{status_display}</Text>
      </View>
      <View className={s.text}>{`${ticket.name} ×${quantity}`}</View>
      <View className={s.quiet}>{t('opsTicket.joined', { moment: dateTimeText(joinedAt) })}</View>
      {offer_until ? (
        <View className={s.quiet}>{t('opsTicket.offerUntil', { moment: endTimeText(offer_until) })}</View>
      ) : null}
    </View>
  )
}

/** The waiting list of one event in order of joining. */
export const opsWaitingList: ListSpec<Place, OpsWaitingQuery> = {
  key: opsTicketKeys.waiting,
  load: (query, options) => opsTicketsApi.waiting(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 110, render: (place) => <PlaceRow place={place} /> }),
  empty: { text: 'opsTicket.nobody', hint: 'list.soonHint', icon: 'user' },
  tabs: {
    name: 'status',
    label: 'opsTicket.waitingTitle',
    options: [
      { value: '', label: 'common.all' },
      ...(['waiting', 'offered', 'accepted'] as const).map((status) => ({
        value: status,
        label: `opsTicket.statuses.${status}` as const,
      })),
    ],
  },
  fields: { status: oneOf(...waitingStatuses) },
}
