import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/features/list/ListScreen'
import { useT } from '@/i18n'
import { opsOrderList } from './orderList'
import { useOps } from './useOps'

/** ops.order: everybody's orders. */
export function OpsOrderListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeOrder)
  return <ListScreen spec={opsOrderList} title={t('site.ops.menu.orders')} state={guard ?? undefined} />
}
