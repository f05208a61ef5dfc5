import { ListScreen } from '@/features/list/ListScreen'
import { useMember } from '@/features/screen/useMember'
import { useT } from '@/i18n'
import { returnList } from './returnList'

/** shop.orderlinereturn: what one asked back, and how far it has come. */
export function ReturnListScreen() {
  const t = useT()
  const guard = useMember()
  return <ListScreen spec={returnList} title={t('ret.title')} state={guard ?? undefined} />
}
