import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { articleList } from '@/features/content/articleList'

/** Articles, of a category or with a tag when the address names one. */
export function ArticleListScreen() {
  const t = useT()
  const { params } = useRoute()
  return <ListScreen spec={articleList} title={params.tag || t('pages.article.title')} />
}
