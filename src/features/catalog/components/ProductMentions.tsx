import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { Cards } from '@/shared/item-card/Cards'
import { articleCard } from '@/shared/item-card/toCard'
import { noteCard } from '@/shared/item-card/toSocialCard'
import { type ToCard, useCards } from '@/shared/item-card/useCards'
import { useT } from '@/i18n'
import { communityApi } from '@/services/api/community'
import { contentApi } from '@/services/api/content'
import { keys } from '@/services/query'
import { LazyVisible } from '@/ui/layout/LazyVisible'
import s from './ProductView.module.scss'

const COUNT = 4

interface Mentions {
  readonly articles: readonly unknown[]
  readonly notes: readonly unknown[]
}

/** What failed to load is left out: the product can be bought without it. */
async function loadMentions(productId: number, signal: AbortSignal): Promise<Mentions> {
  const query = { product: productId, limit: COUNT }
  const [articles, notes] = await Promise.all([
    contentApi.articles(query, { signal }).catch(() => null),
    communityApi.notes(query, { signal }).catch(() => null),
  ])
  return { articles: articles?.results ?? [], notes: notes?.results ?? [] }
}

/** Articles and notes that mention a product, requested when their place is near the window. */
export function ProductMentions({ productId }: { readonly productId: number }) {
  const t = useT()
  const [isNear, setNear] = useState(false)
  const { data } = useQuery({
    queryKey: [...keys.product(productId), 'mentions'],
    queryFn: ({ signal }) => loadMentions(productId, signal),
    enabled: isNear,
  })
  return (
    <LazyVisible onVisible={() => setNear(true)}>
      {data ? (
        <>
          <MentionList title={t('pages.product.articles')} items={data.articles} toCard={articleCard} />
          <MentionList title={t('pages.product.notes')} items={data.notes} toCard={noteCard} />
        </>
      ) : null}
    </LazyVisible>
  )
}

interface MentionListProps {
  readonly title: string
  readonly items: readonly unknown[]
  readonly toCard: ToCard
}

function MentionList({ title, items, toCard }: MentionListProps) {
  const cards = useCards(items, toCard)
  if (items.length === 0) return null
  return (
    <View className={s.more}>
      <View className={s.title} role="heading" aria-level={2}>
        {title}
      </View>
      <Cards items={cards} as="rows" ratio={0.75} />
    </View>
  )
}
