import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsVoteList } from '@/features/ops/voteList'
import { useOps } from '@/features/ops/useOps'

/** ops.vote: votes and how many have voted. */
export function OpsVoteListScreen() {
  const t = useT()
  const guard = useOps(permissions.readSubmission)
  return <ListScreen spec={opsVoteList} title={t('site.ops.menu.votes')} state={guard ?? undefined} />
}
