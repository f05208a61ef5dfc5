import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { useRoute } from '@/routes'
import { Screen } from '@/ui/Screen'
import { OrderingBar } from './OrderingBar'
import { orderingOf } from './ordering'
import s from './ListHead.module.scss'
import { ProductResults } from './ProductResults'
import { SearchBox } from './SearchBox'

/** Products by category, tag, words and ordering, all of which stand in the address. */
export function ProductListScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const ordering = orderingOf(params.ordering)
  const category = Number(params.category) || undefined
  return (
    <Screen title={params.tag || t('pages.list.title')}>
      <View className={s.head}>
        <SearchBox value={params.search ?? ''} placeholder={t('pages.list.placeholder')} onSearch={(search) => setQuery({ search })} />
        <OrderingBar ordering={ordering} onChange={(next) => setQuery({ ordering: next })} />
      </View>
      <ProductResults query={{ category, tag: params.tag, search: params.search, ordering }} />
    </Screen>
  )
}
