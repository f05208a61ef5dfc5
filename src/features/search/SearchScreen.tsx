import { View } from '@tarojs/components'
import { ArticleResults } from '@/features/article/ArticleResults'
import { EventResults } from '@/features/event/EventResults'
import { useT } from '@/i18n'
import { useRoute } from '@/routes'
import { Screen } from '@/ui/Screen'
import { OrderingBar } from './OrderingBar'
import { orderingOf } from './ordering'
import s from './ListHead.module.scss'
import { ProductResults } from './ProductResults'
import { SearchBox } from './SearchBox'
import { scanToSearch } from './scanToSearch'

/** What can be searched, by the `type` of the address: a module's type or a resource's (spec 2). */
const kindOf = (type: string | undefined): 'product' | 'article' | 'event' => {
  if (type?.startsWith('post.')) return 'article'
  return type?.startsWith('event.') ? 'event' : 'product'
}

/** Search in one kind of thing. */
export function SearchScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const kind = kindOf(params.type)
  const search = params.search ?? ''
  const ordering = orderingOf(params.ordering)
  const find = (text: string) => setQuery({ search: text })
  const onScan = scanToSearch(find)
  const placeholder = { product: t('pages.list.placeholder'), article: t('pages.search.articles'), event: t('pages.search.events') }[kind]
  return (
    <Screen title={t('pages.search.title')}>
      <View className={s.head}>
        <SearchBox value={search} placeholder={placeholder} autoFocus={search === ''} onSearch={find} onScan={onScan} />
        {kind === 'product' ? <OrderingBar ordering={ordering} onChange={(next) => setQuery({ ordering: next })} /> : <View className={s.gap} />}
      </View>
      {kind === 'product' ? <ProductResults query={{ search, ordering }} /> : null}
      {kind === 'article' ? <ArticleResults query={{ search }} /> : null}
      {kind === 'event' ? <EventResults query={{ search }} /> : null}
    </Screen>
  )
}
