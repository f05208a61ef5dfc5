import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { reservationList } from '@/features/reservations/reservationList'

/** reservation.index: what can be booked. */
export const ReservationListScreen = () => <ListScreen spec={reservationList} title={useT()('reservation.list')} />
