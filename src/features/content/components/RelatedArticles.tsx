import type { ArticleBrief } from '@storefront/contract/entities/content/article'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { Cards } from '@/shared/item-card/Cards'
import { articleCard } from '@/shared/item-card/toCard'
import { useCards } from '@/shared/item-card/useCards'
import { useT } from '@/i18n'
import { readingApi } from '@/services/api/reading'
import { keys } from '@/services/query'
import { LazyVisible } from '@/ui/layout/LazyVisible'
import s from './RelatedArticles.module.scss'

/**
 * Articles near to one, requested when their place is near the window; nothing when there are none or the request
 * fails.
 */
export function RelatedArticles({ articleId }: { readonly articleId: number }) {
  const [isNear, setNear] = useState(false)
  const { data } = useQuery({
    queryKey: [...keys.article(articleId), 'related'],
    queryFn: ({ signal }) => readingApi.relatedArticles(articleId, { signal }),
    enabled: isNear,
  })
  return (
    <LazyVisible onVisible={() => setNear(true)}>
      {data && data.results.length > 0 ? <Related articles={data.results} /> : null}
    </LazyVisible>
  )
}

function Related({ articles }: { readonly articles: readonly ArticleBrief[] }) {
  const t = useT()
  const cards = useCards(articles, articleCard)
  return (
    <View className={s.related}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('article.related')}
      </View>
      <Cards items={cards} as="rows" ratio={0.75} />
    </View>
  )
}
