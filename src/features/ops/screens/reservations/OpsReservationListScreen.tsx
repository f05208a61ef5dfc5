import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsReservationList } from '@/features/ops/reservationList'
import { useOps } from '@/features/ops/useOps'

/** ops.reservation: what can be booked. */
export function OpsReservationListScreen() {
  const t = useT()
  const guard = useOps(permissions.readReservation)
  return <ListScreen spec={opsReservationList} title={t('site.ops.menu.resv')} state={guard ?? undefined} />
}
