import type { OpsArticle } from '@storefront/contract/entities/content/ops-article'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { type Translate, useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { type OpsArticlesQuery, opsContentApi, opsContentKeys } from '@/services/api/ops/content'
import { PublicationRow } from './components/PublicationRow'
import { publicationFilters } from './publication-filters'

/** Whether an article is out: published, taken off, or planned for later. */
export function articleStatus(
  t: Translate,
  { is_active, published }: Pick<OpsArticle, 'is_active' | 'published'>,
): string {
  if (!is_active) return t('opsContent.off')
  return t(Date.parse(published) > Date.now() ? 'opsContent.planned' : 'opsContent.on')
}

function ArticleRow({ article }: { readonly article: OpsArticle }) {
  const t = useT()
  const { id, title, main_image, author, category, published, hits, is_active } = article
  return (
    <PublicationRow
      to="ops.article.detail"
      params={{ id }}
      image={main_image}
      title={title}
      status={articleStatus(t, article)}
      isActive={is_active}
      lines={[
        [author.name, category?.name].filter(Boolean).join(' · '),
        `${dateTimeText(published)} · ${t('opsContent.hits', { n: hits })}`,
      ]}
    />
  )
}

/** All articles, published or not. */
export const opsArticleList: ListSpec<OpsArticle, OpsArticlesQuery> = {
  key: opsContentKeys.articles,
  load: (query, options) => opsContentApi.articles(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 96,
    render: (article) => <ArticleRow article={article} />,
  }),
  empty: { text: 'opsContent.noArticles', hint: 'list.studioHint', icon: 'doc' },
  search: 'opsContent.searchArticle',
  ...publicationFilters,
}
