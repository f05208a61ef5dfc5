import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsFormList } from '@/features/ops/formList'
import { useOps } from '@/features/ops/useOps'

/** ops.form: forms and how often they were filled in. */
export function OpsFormListScreen() {
  const t = useT()
  const guard = useOps(permissions.readSubmission)
  return <ListScreen spec={opsFormList} title={t('site.ops.menu.forms')} state={guard ?? undefined} />
}
