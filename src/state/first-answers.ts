import type { MobilePage } from '@storefront/contract/entities/content'
import type { ProductDetail } from '@storefront/contract/entities/shop'
import { takeFirstAnswer } from '@/platform/first-answer'
import { keys, queryClient } from '@/services/query'

/** The server puts what the first screen shows into the document that opens it (its plugins/h5-first): no call is waited for. */
export function takeFirstAnswers(): void {
  const page = takeFirstAnswer<MobilePage>('home')
  if (page) queryClient.setQueryData(keys.page('index'), page)
  const product = takeFirstAnswer<ProductDetail>('product')
  // It is what every visitor sees: shown at once, and asked for again, for staff see more and stock is another's.
  if (product) queryClient.setQueryData(keys.product(product.id), product, { updatedAt: 0 })
}
