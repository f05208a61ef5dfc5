import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsOrderList } from '@/features/ops/orderList'
import { useOps } from '@/features/ops/useOps'

/** ops.order: everybody's orders. */
export function OpsOrderListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeOrder)
  return <ListScreen spec={opsOrderList} title={t('site.ops.menu.orders')} state={guard ?? undefined} />
}
