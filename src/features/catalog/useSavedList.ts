import type { SavedKind } from '@storefront/contract/domain/catalog/saved-products'
import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import type { Page } from '@storefront/contract/entities/common'
import { usePaged } from '@/shared/list/usePaged'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'
import { deviceSaved, joinDeviceSaved } from '@/state/saved-products'
import { useSession } from '@/state/session'

const idOf = ({ id }: ProductBrief): number => id

/** Returns a visitor's products by the ids on the device, in the device's order. */
async function loadDeviceSaved(
  kind: SavedKind,
  options: { readonly signal: AbortSignal },
): Promise<Page<ProductBrief>> {
  const ids = deviceSaved(kind)
  if (ids.length === 0) return { count: 0, results: [] }
  const { results } = await catalogApi.products({ id: ids.join(','), limit: ids.length }, options)
  const inOrder = ids.flatMap((id) => results.find((product) => product.id === id) ?? [])
  return { count: inOrder.length, results: inOrder }
}

/** Favourites or recently seen products of whoever is here. */
export function useSavedList(kind: SavedKind) {
  const status = useSession((state) => state.status)
  return usePaged<ProductBrief>({
    key: [...keys.saved(kind), 'list', status],
    load: async (page, options) => {
      if (status !== 'user') return loadDeviceSaved(kind, options)
      await joinDeviceSaved()
      return kind === 'favourite' ? catalogApi.favourites(page, options) : catalogApi.seenProducts(page, options)
    },
    idOf,
    enabled: status !== 'unknown',
  })
}
