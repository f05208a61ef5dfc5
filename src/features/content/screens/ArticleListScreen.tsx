import { ListHead } from '@/shared/list/ListHead'
import { ListResults } from '@/shared/list/ListResults'
import { Suggestion } from '@/shared/search/Suggestion'
import { NoResults } from '@/shared/list/NoResults'
import { useListQuery } from '@/shared/list/useListQuery'
import { useT } from '@/i18n'
import { articleList } from '@/features/content/articleList'
import { CategoryTabs } from '@/features/content/components/CategoryTabs'
import { Screen } from '@/ui/layout/Screen'

/** Articles by their category, a tab each, or with a tag when the address names one. */
export function ArticleListScreen() {
  const t = useT()
  const list = useListQuery(articleList)
  const { tag, category = '' } = list.values
  return (
    <Screen title={tag ? `# ${tag}` : t('pages.article.title')}>
      <ListHead spec={articleList} list={list}>
        {tag ? null : <CategoryTabs current={category} onChange={(next) => list.change({ category: next })} />}
      </ListHead>
      <ListResults
        source={articleList}
        query={list.query}
        empty={list.isSearched || list.isFiltered ? <NoResults onClear={list.clear} /> : undefined}
        renderSuggestion={(words) => <Suggestion words={words} onPick={(search) => list.change({ search })} />}
      />
    </Screen>
  )
}
