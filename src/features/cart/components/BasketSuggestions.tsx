import type { BasketLine } from '@storefront/contract/entities/cart/basket'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ProductSection } from '@/shared/item-card/ProductSection'
import { useT } from '@/i18n'
import { keys } from '@/services/query'
import { catalogApi } from '@/services/api/catalog'

/** More than are shown, as some may lie in the basket. */
const QUERY = { ordering: '-count_purchase', in_stock: true, limit: 12 } as const
const SHOWN_MAX = 6

/** Best sellers that are in stock and not in the basket; nothing when there are none or the request fails. */
export function BasketSuggestions({ lines }: { readonly lines: readonly BasketLine[] }) {
  const t = useT()
  const { data } = useQuery({ queryKey: [...keys.products(QUERY), 'basket'], queryFn: ({ signal }) => catalogApi.products(QUERY, { signal }) })
  const products = useMemo(
    () => (data?.results ?? []).filter(({ id }) => !lines.some(({ product_id }) => product_id === id)).slice(0, SHOWN_MAX),
    [data, lines],
  )
  return products.length > 0 ? <ProductSection title={t('pages.basket.suggested')} products={products} /> : null
}
