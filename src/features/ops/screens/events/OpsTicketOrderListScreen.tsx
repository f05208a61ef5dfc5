import { permissions } from '@storefront/contract/permissions'
import { opsTicketOrderList } from '@/features/ops/ticketOrderList'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { ListScreen } from '@/shared/list/ListScreen'

/** ops.ticketorder: orders of tickets, of all events or of one (`event` of the address). */
export function OpsTicketOrderListScreen() {
  const t = useT()
  const guard = useOps(permissions.readTicketOrder)
  return <ListScreen spec={opsTicketOrderList} title={t('event.orders')} state={guard ?? undefined} />
}
