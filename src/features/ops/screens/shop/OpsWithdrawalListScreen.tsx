import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { useOps } from '@/features/ops/useOps'
import { opsWithdrawalList } from '@/features/ops/withdrawalList'

/** ops.withdrawal: everybody's withdrawals. */
export function OpsWithdrawalListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeWithdrawal)
  return <ListScreen spec={opsWithdrawalList} title={t('site.ops.menu.withdrawals')} state={guard ?? undefined} />
}
