import { ListScreen } from '@/shared/list/ListScreen'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { returnList } from '@/features/after-sales/returnList'

/** shop.orderlinereturn: what one asked back, and how far it has come. */
export function ReturnListScreen() {
  const t = useT()
  const guard = useRequireLogin()
  return <ListScreen spec={returnList} title={t('ret.title')} state={guard ?? undefined} />
}
