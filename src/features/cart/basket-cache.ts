import type { Basket } from '@storefront/contract/entities/cart/basket'
import { keys, replaceQueryData } from '@/services/query'
import { setBasketCount } from '@/state/basket-count'

/** Takes a reply's basket as the newest: the basket screen and the badge follow. */
export function setBasketCache(basket: Basket): void {
  replaceQueryData(keys.basket(), basket)
  setBasketCount(basket.count)
}
