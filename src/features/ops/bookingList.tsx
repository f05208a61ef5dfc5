import { recordStatuses } from '@storefront/contract/domain/reservations/record'
import type { OpsResvRecord } from '@storefront/contract/entities/reservations/reservation'
import { Text, View } from '@tarojs/components'
import { bookingTimeLabel } from '@/features/reservations/place-time'
import { RouteLink } from '@/shared/link/RouteLink'
import { idField, oneOf } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { type OpsBookingsQuery, opsReservationKeys, opsReservationsApi } from '@/services/api/ops/reservations'
import s from './components/Ops.module.scss'

/** A booking as a row: who, what, when, and in which state. */
export function BookingRow({ record }: { readonly record: OpsResvRecord }) {
  const t = useT()
  const { id, resv, resvvariant, user, code, status_display, source } = record
  const who = [user.name, user.mobile, source === 'walk_in' ? t('opsResv.walkIn') : ''].filter(Boolean).join('  ')
  return (
    <RouteLink to="ops.resvrecord.detail" params={{ id }} className={s.item}>
      <View className={s.head}>
        <Text className={s.title}>{who}</Text>
        <Text className={s.status}>{status_display}</Text>
      </View>
      <View className={s.text}>{bookingTimeLabel(t, record)}</View>
      <View className={s.quiet}>{[resv.title, resvvariant.attributes_label, code].filter(Boolean).join(' · ')}</View>
    </RouteLink>
  )
}

/** Everybody's bookings, in a tab for each state. */
export const opsBookingList: ListSpec<OpsResvRecord, OpsBookingsQuery> = {
  key: opsReservationKeys.bookings,
  load: (query, options) => opsReservationsApi.bookings(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 98,
    render: (record) => <BookingRow record={record} />,
  }),
  empty: { text: 'opsResv.noBookings', hint: 'list.soonHint', icon: 'calendar' },
  search: 'opsResv.searchBookings',
  tabs: {
    name: 'tab',
    label: 'site.ops.menu.bookings',
    options: [
      { value: '', label: 'common.all' },
      ...recordStatuses.map((status) => ({ value: status, label: `opsResv.statuses.${status}` as const })),
    ],
  },
  panel: [dateRangeFilter('coming')],
  fields: { tab: oneOf(...recordStatuses), resv: idField },
}
