import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsNoteList } from '@/features/ops/noteList'
import { useOps } from '@/features/ops/useOps'

/** ops.note: notes of the site, published or not. */
export function OpsNoteListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeNote)
  return <ListScreen spec={opsNoteList} title={t('opsContent.notes')} state={guard ?? undefined} />
}
