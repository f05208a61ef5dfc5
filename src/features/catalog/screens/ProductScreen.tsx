import { useQuery } from '@tanstack/react-query'
import { keys } from '@/services/query'
import { catalogApi } from '@/services/api/catalog'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { Screen } from '@/ui/layout/Screen'
import { ProductSkeleton } from '@/features/catalog/components/product/ProductSkeleton'
import { ProductView } from '@/features/catalog/components/product/ProductView'

/** A product, from its address to what can be done with it. */
export function ProductScreen({ id }: { readonly id: number }) {
  const t = useT()
  const query = useProduct(id)
  const state = useScreenState(query, <ProductSkeleton />)
  if (!query.data || state.kind !== 'ready') return <Screen title={t('pages.product.title')} state={state} />
  return <ProductView key={query.data.id} product={query.data} />
}

export const useProduct = (id: number) =>
  useQuery({ queryKey: keys.product(id), queryFn: ({ signal }) => catalogApi.product(id, { signal }) })
