import { useT } from '@/i18n'
import { useRoute } from '@/routes'
import { Screen } from '@/ui/Screen'
import { ArticleResults } from './ArticleResults'

/** Articles, of a category or with a tag when the address names one. */
export function ArticleListScreen() {
  const t = useT()
  const { params } = useRoute()
  return (
    <Screen title={params.tag || t('pages.article.title')}>
      <ArticleResults query={{ category: Number(params.category) || undefined, tag: params.tag }} />
    </Screen>
  )
}
