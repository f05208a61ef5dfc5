import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardSection } from '@/shared/item-card/CardSection'
import { articleCard } from '@/shared/item-card/toCard'
import { noteCard } from '@/shared/item-card/toSocialCard'
import { useT } from '@/i18n'
import { communityApi } from '@/services/api/community'
import { contentApi } from '@/services/api/content'
import { keys } from '@/services/query'
import { LazyVisible } from '@/ui/layout/LazyVisible'

const COUNT = 4

interface Mentions {
  readonly articles: readonly unknown[]
  readonly notes: readonly unknown[]
}

/**
 * Loads the articles and notes that mention a product. Failed parts are left out: the product can be bought without
 * them.
 */
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
          <CardSection title={t('pages.product.articles')} items={data.articles} toCard={articleCard} as="rows" />
          <CardSection title={t('pages.product.notes')} items={data.notes} toCard={noteCard} as="rows" />
        </>
      ) : null}
    </LazyVisible>
  )
}
