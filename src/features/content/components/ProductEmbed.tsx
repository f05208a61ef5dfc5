import { useQuery } from '@tanstack/react-query'
import { currentAmount } from '@/shared/item-card/product-amount'
import { ProductLinks } from '@/shared/mention/ProductLinks'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'

/**
 * Products within a text, in its order. Those that are not on sale, and all when they do not come, are left out (spec
 * 8).
 */
export function ProductEmbed({ ids }: { readonly ids: string }) {
  const numbers = ids.split(' ').map(Number)
  const query = { id: numbers.join(','), limit: numbers.length }
  const { data } = useQuery({
    queryKey: keys.products(query),
    queryFn: ({ signal }) => catalogApi.products(query, { signal }),
  })
  const products = numbers.flatMap((id) => data?.results.find((one) => one.id === id) ?? [])
  if (products.length === 0) return null
  return <ProductLinks products={products.map((product) => ({ ...product, price: currentAmount(product) }))} />
}
