import type { Basket } from '@storefront/contract/entities/cart/basket'
import { keys, queryClient } from '@/services/query'
import { setBasketCount } from '@/state/basket-count'

/**
 * Changes the cached basket. A load under way is cancelled: its reply may be older than the change, and would undo it. What
 * a cancelled load goes back to is the value set after it began, so this order is safe.
 */
export function updateBasketCache(change: (basket: Basket | undefined) => Basket | undefined): void {
  void queryClient.cancelQueries({ queryKey: keys.basket() })
  queryClient.setQueryData<Basket>(keys.basket(), change)
}

/** Takes a reply's basket as the newest: the basket screen and the badge follow. */
export function setBasketCache(basket: Basket): void {
  updateBasketCache(() => basket)
  setBasketCount(basket.count)
}
