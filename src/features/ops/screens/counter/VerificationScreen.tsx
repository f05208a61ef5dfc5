import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { useOps } from '@/features/ops/useOps'
import { verificationList } from '@/features/ops/verificationList'

/** ops.verification: tickets that were used, and who let them in. */
export function VerificationScreen() {
  const t = useT()
  const guard = useOps(permissions.verifyEticket)
  return <ListScreen spec={verificationList} title={t('site.ops.menu.verifications')} state={guard ?? undefined} />
}
