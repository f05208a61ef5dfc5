import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keys } from '@/services/query'
import { catalogApi } from '@/services/api/catalog'
import { ProductSection } from './CardSection'

/** More than are shown, as some may be left out. */
const QUERY = { ordering: '-count_purchase', in_stock: true, limit: 12 } as const
const SHOWN_MAX = 6
const NONE: readonly number[] = []

/**
 * Best sellers that are in stock, where a list has ended or nothing was found; nothing when there are none or the
 * request fails.
 * @param without ids of products that are on the screen already
 */
export function BestSellers({
  title,
  without = NONE,
}: {
  readonly title: string
  readonly without?: readonly number[]
}) {
  const { data } = useQuery({
    queryKey: [...keys.products(QUERY), 'best'],
    queryFn: ({ signal }) => catalogApi.products(QUERY, { signal }),
  })
  const products = useMemo(
    () => (data?.results ?? []).filter(({ id }) => !without.includes(id)).slice(0, SHOWN_MAX),
    [data, without],
  )
  return products.length > 0 ? <ProductSection title={title} products={products} /> : null
}
