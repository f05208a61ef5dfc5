import type { MobilePage } from '@storefront/contract/entities/content/page'
import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import { readInitialData } from '@/platform/initial-data'
import { keys, queryClient } from '@/services/query'

/** The server puts what the first screen shows into the document that opens it (its plugins/initial-data): no call is waited for. */
export function loadInitialData(): void {
  const page = readInitialData<MobilePage>('home')
  if (page) queryClient.setQueryData(keys.page('index'), page)
  const product = readInitialData<ProductDetail>('product')
  // Every visitor sees the same: it is shown at once and requested again, because staff see more and the stock may differ.
  if (product) queryClient.setQueryData(keys.product(product.id), product, { updatedAt: 0 })
}
