import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import {
  type OpsReservation,
  type OpsReservationsQuery,
  opsReservationKeys,
  opsReservationsApi,
} from '@/services/api/ops/reservations'
import { Picture } from '@/ui/display/Picture'
import s from './components/Ops.module.scss'

function ReservationRow({ reservation }: { readonly reservation: OpsReservation }) {
  const t = useT()
  const { id, title, main_image, address, status, pending, today } = reservation
  return (
    <RouteLink to="ops.reservation.schedule" params={{ id }} className={s.item}>
      <View className={s.product}>
        <View className={s.pic}>
          <Picture image={main_image} alt="" width={64} ratio={1} />
        </View>
        <View className={s.words}>
          <View className={s.head}>
            <View className={s.name}>{title}</View>
            <Text className={s.status}>{t(`opsResv.resvStatus.${status}`)}</Text>
          </View>
          <View className={s.quiet}>{address}</View>
          <View
            className={s.text}
          >{`${t('opsResv.today', { n: today })} · ${t('opsResv.waiting', { n: pending })}`}</View>
        </View>
      </View>
    </RouteLink>
  )
}

/** The list of bookable resources, with today's bookings and the bookings that wait for an answer. */
export const opsReservationList: ListSpec<OpsReservation, OpsReservationsQuery> = {
  key: opsReservationKeys.reservations,
  load: (query, options) => opsReservationsApi.reservations(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 96,
    render: (reservation) => <ReservationRow reservation={reservation} />,
  }),
  empty: { text: 'opsResv.noReservations', hint: 'list.soonHint', icon: 'calendar' },
  search: 'opsResv.searchReservations',
}
