import { eventPermissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsEventList } from '@/features/ops/eventList'
import { useOps } from '@/features/ops/useOps'

/** ops.event: events of the site, published or not. */
export function OpsEventListScreen() {
  const t = useT()
  const guard = useOps(...eventPermissions)
  return <ListScreen spec={opsEventList} title={t('opsEvent.title')} state={guard ?? undefined} />
}
