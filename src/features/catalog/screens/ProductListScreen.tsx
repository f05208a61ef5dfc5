import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { productList } from '@/features/catalog/productList'

/** Products by category, tag, search text, filters and ordering, all of which are part of the address. */
export function ProductListScreen() {
  const t = useT()
  const { params } = useRoute()
  return <ListScreen spec={productList} title={params.tag || t('pages.list.title')} />
}
