import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsBookingList } from '@/features/ops/bookingList'
import { useOps } from '@/features/ops/useOps'

/** ops.resvrecord: everybody's bookings. */
export function OpsBookingListScreen() {
  const t = useT()
  const guard = useOps(permissions.readReservation)
  return <ListScreen spec={opsBookingList} title={t('site.ops.menu.bookings')} state={guard ?? undefined} />
}
