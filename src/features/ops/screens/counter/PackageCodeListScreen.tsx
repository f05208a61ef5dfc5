import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { packageCodeList } from '@/features/ops/packageCodeList'
import { useOps } from '@/features/ops/useOps'

/** ops.couponpackagecode.mine: the coupon packages, each with the operator's own code behind it. */
export function PackageCodeListScreen() {
  const t = useT()
  const guard = useOps(permissions.readShortlink)
  return <ListScreen spec={packageCodeList} title={t('counter.packTitle')} state={guard ?? undefined} />
}
