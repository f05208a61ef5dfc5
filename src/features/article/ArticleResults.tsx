import type { ArticleBrief } from '@storefront/contract/entities/content'
import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Cards } from '@/features/card/Cards'
import { articleCard } from '@/features/card/toCard'
import { useCardWords } from '@/features/card/useCardWords'
import { usePaged } from '@/features/list/usePaged'
import { useT } from '@/i18n'
import { type ArticlesQuery, content } from '@/services/content'
import { keys } from '@/services/query'
import { Empty } from '@/ui/Empty'
import { ListView } from '@/ui/ListView'
import { SkeletonRows } from '@/ui/Skeleton'
import s from './ArticleResults.module.scss'

const idOf = (article: ArticleBrief): number => article.id

/** The articles of a question, 20 a page. */
export function ArticleResults({ query }: { readonly query: ArticlesQuery }) {
  const t = useT()
  const words = useCardWords()
  const articles = usePaged<ArticleBrief>({ key: keys.articles(query), load: (page, options) => content.articles({ ...query, ...page }, options), idOf })
  const cards = useMemo(() => articles.items.map((article) => articleCard(article, words)), [articles.items, words])
  return (
    <ListView {...articles.view} skeleton={<SkeletonRows />} empty={<Empty text={query.search ? t('pages.search.empty') : t('pages.article.empty')} />}>
      <View className={s.list}>
        <Cards items={cards} as="rows" eager={3} ratio={0.75} />
      </View>
    </ListView>
  )
}
