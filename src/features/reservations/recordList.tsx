import type { ResvRecord } from '@storefront/contract/entities/reservations/reservation'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { oneOf } from '@/shared/list/fields'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { type BookingsQuery, reservationKeys, reservationsApi } from '@/services/api/reservations'
import { bookingTimeLabel } from './place-time'
import s from './components/Record.module.scss'

function RecordRow({ record }: { readonly record: ResvRecord }) {
  const t = useT()
  const { id, resv, resvvariant, status, status_display } = record
  return (
    <RouteLink to="reservation.resvrecord.detail" params={{ id }} className={s.item}>
      <View className={s.itemHead}>
        <Text className={s.itemTitle}>{resv.title}</Text>
        <Text className={cx(s.status, status !== 'pending' && status !== 'confirmed' && s.over)}>{status_display}</Text>
      </View>
      <View className={s.when}>{bookingTimeLabel(t, record)}</View>
      <View className={s.quiet}>{[resvvariant.attributes_label, resv.address].filter(Boolean).join(' · ')}</View>
    </RouteLink>
  )
}

/** One's own bookings: those that are yet to come, those that are over, or all. */
export const recordList: ListSpec<ResvRecord, BookingsQuery> = {
  key: reservationKeys.bookings,
  load: ({ tab = 'upcoming', ...query }, options) => reservationsApi.bookings({ tab, ...query }, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 106,
    render: (record) => <RecordRow record={record} />,
  }),
  empty: {
    text: 'reservation.noRecords',
    action: { text: 'reservation.toList', to: 'reservation.index' },
    icon: 'calendar',
  },
  tabs: {
    name: 'tab',
    label: 'reservation.records',
    options: [
      { value: '', label: 'reservation.tab.upcoming' },
      { value: 'past', label: 'reservation.tab.past' },
      { value: 'all', label: 'common.all' },
    ],
  },
  fields: { tab: oneOf('past', 'all') },
}
