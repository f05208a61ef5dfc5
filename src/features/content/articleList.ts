import type { ArticleBrief } from '@storefront/contract/entities/content/article'
import { articleCard } from '@/shared/item-card/toCard'
import { cardItems } from '@/shared/list/cardItems'
import { idField, textField } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import type { ListSpec } from '@/shared/list/spec'
import { type ArticlesQuery, contentApi } from '@/services/api/content'
import { keys } from '@/services/query'

/** Articles with their controls; a category and a tag come from links. */
export const articleList: ListSpec<ArticleBrief, ArticlesQuery> = {
  key: keys.articles,
  load: contentApi.articles,
  idOf: ({ id }) => id,
  renderItems: cardItems(articleCard, { as: 'rows', eager: 3, ratio: 0.75 }),
  empty: { text: 'pages.article.empty', hint: 'list.soonHint', icon: 'doc' },
  search: 'list.search.article',
  orderings: [
    { label: 'list.newest' },
    { label: 'list.hottest', value: '-hits' },
    { label: 'list.liked', value: '-like_count' },
  ],
  fields: { category: idField, tag: textField },
  panel: [dateRangeFilter('past')],
}
