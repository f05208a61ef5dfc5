import { useCallback } from 'react'
import { keepBasket } from '@/features/basket/keep'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/routes'
import { ApiError } from '@/services/client'
import { keys, queryClient } from '@/services/query'
import { type Choice, shop } from '@/services/shop'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { type BuyIntent, useBuyIntent } from './intent'

type Ask = Omit<BuyIntent, 'productId'>

/**
 * Puts into the basket, or buys at once. A visitor is sent to login first, with what they asked for kept: it is
 * done when they come back (`useResumeBuy`). True when it was done.
 */
export function useBuy(productId: number): { readonly ask: (ask: Ask) => Promise<boolean>; readonly busy: boolean } {
  const t = useT()
  const { keep, drop } = useBuyIntent.getState()
  // The session may turn out to be over only at the call; then the catalogue leads to login, and the intent stays.
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) drop()
    return false
  }
  const add = useSubmit(`add_basket:${productId}`, (body: Choice, key: string) => shop.addBasket(productId, body, key), { onError })
  const quick = useSubmit(`quick_buy:${productId}`, (body: Choice, key: string) => shop.quickBuy(productId, body, key), { onError })

  const ask = useCallback(
    async ({ kind, variantId, quantity }: Ask): Promise<boolean> => {
      keep({ kind, productId, variantId, quantity })
      if (!(await session().ensureLogin())) return false
      const body: Choice = { variant_id: variantId, quantity }
      const basket = await (kind === 'basket' ? add : quick).submit(body)
      if (!basket) return false
      drop()
      if (kind === 'basket') {
        keepBasket(basket)
        feedback.toast(t('pages.product.added'), { at: 'center' })
      } else {
        queryClient.removeQueries({ queryKey: keys.checkout('quickbuy') })
        void go('shop.checkout', { source: 'quickbuy' })
      }
      return true
    },
    [productId, add, quick, keep, drop, t],
  )
  return { ask, busy: add.busy || quick.busy }
}
