import { useCallback, useRef } from 'react'
import { setBasketCache } from '@/features/cart/basket-cache'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { ApiError } from '@/services/client'
import { keys, queryClient } from '@/services/query'
import { type PickupInput, type Choice, cartApi } from '@/services/api/cart'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { type BuyIntent, useBuyIntent } from './buy-intent'

type BuyRequest = Omit<BuyIntent, 'productId'>

/**
 * Adds to the basket, buys at once, or redeems a voucher. A visitor is sent to login first and the intent is stored: it
 * is executed when they return (`useResumeBuy`). Buying at once may require a bound mobile number. True on success.
 */
export function useBuy(productId: number): {
  readonly buy: (buy: BuyRequest) => Promise<boolean>
  readonly busy: boolean
} {
  const t = useT()
  const { saveIntent, clearIntent } = useBuyIntent.getState()
  const pendingIntent = useRef<BuyIntent | null>(null)
  // The session may turn out to be over only at the call; then the catalogue leads to login, and the intent stays.
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401 && pendingIntent.current) saveIntent(pendingIntent.current)
    return false
  }
  const add = useSubmit(
    `add_basket:${productId}`,
    (body: Choice, key: string) => cartApi.addBasket(productId, body, key),
    { onError },
  )
  const quick = useBoundSubmit(
    `quick_buy:${productId}`,
    (body: Choice, key: string) => cartApi.quickBuy(productId, body, key),
    { onError },
  )

  const pickup = useSubmit(
    `pickup:${productId}`,
    (body: PickupInput, key: string) => cartApi.pickup(productId, body, key),
    { onError },
  )

  const buy = useCallback(
    async ({ kind, variantId, quantity, holderId }: BuyRequest): Promise<boolean> => {
      const intent = { kind, productId, variantId, quantity, ...(holderId !== undefined && { holderId }) }
      saveIntent(intent)
      if (!(await session().ensureLogin())) return false
      // From here on it is this call's: the product may be in front again before it has ended, after binding a number.
      clearIntent()
      pendingIntent.current = intent
      const body: Choice = { variant_id: variantId, quantity }
      const basket =
        kind === 'pickup'
          ? await pickup.submit({ ...body, holder_id: holderId ?? null })
          : await (kind === 'basket' ? add : quick).submit(body)
      if (!basket) return false
      if (kind === 'basket') {
        setBasketCache(basket)
        feedback.toast(t('pages.product.added'), { at: 'center' })
      } else {
        const source = kind === 'pickup' ? 'pickup' : 'quickbuy'
        queryClient.removeQueries({ queryKey: keys.checkout(source) })
        void go('shop.checkout', { source })
      }
      return true
    },
    [productId, add, quick, pickup, saveIntent, clearIntent, t],
  )
  return { buy, busy: add.busy || quick.busy || pickup.busy }
}
