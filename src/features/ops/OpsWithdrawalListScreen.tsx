import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/features/list/ListScreen'
import { useT } from '@/i18n'
import { useOps } from './useOps'
import { opsWithdrawalList } from './withdrawalList'

/** ops.withdrawal: everybody's withdrawals. */
export function OpsWithdrawalListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeWithdrawal)
  return <ListScreen spec={opsWithdrawalList} title={t('site.ops.menu.withdrawals')} state={guard ?? undefined} />
}
