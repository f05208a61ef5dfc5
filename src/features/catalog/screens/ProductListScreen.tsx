import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { productList } from '@/features/catalog/productList'

/** Products by category, tag, words, filters and ordering, all of which stand in the address. */
export function ProductListScreen() {
  const t = useT()
  const { params } = useRoute()
  return <ListScreen spec={productList} title={params.tag || t('pages.list.title')} />
}
