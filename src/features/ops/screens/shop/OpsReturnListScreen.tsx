import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsReturnList } from '@/features/ops/returnList'
import { useOps } from '@/features/ops/useOps'

/** ops.orderlinereturn: everybody's returns. */
export function OpsReturnListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeOrder)
  return <ListScreen spec={opsReturnList} title={t('site.ops.menu.returns')} state={guard ?? undefined} />
}
