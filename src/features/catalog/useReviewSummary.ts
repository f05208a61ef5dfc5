import type { ReviewSummary } from '@storefront/contract/entities/orders/comment'
import { useQuery } from '@tanstack/react-query'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'
import { useHasComments } from '@/state/comments'

/** Returns the reviews of a product in brief; undefined until they are there, and where reviews are off. */
export function useReviewSummary(productId: number): ReviewSummary | undefined {
  const isOn = useHasComments()
  const { data } = useQuery({
    queryKey: [...keys.product(productId), 'reviews'],
    queryFn: ({ signal }) => catalogApi.reviewSummary(productId, { signal }),
    enabled: isOn,
  })
  return isOn ? data : undefined
}
