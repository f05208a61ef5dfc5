import type { Order } from '@storefront/contract/entities/orders/order'
import { useRef, useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { ApiError } from '@/services/client'
import { getIdempotencyKey, clearIdempotencyKey } from '@/services/idempotency-key'
import { keys, queryClient } from '@/services/query'
import { showError } from '@/services/error-handler'
import { errorText } from '@/services/error-policy'
import { cartApi } from '@/services/api/cart'
import { alert, confirm } from '@/ui/overlay/dialogs'

/** Puts an order's lines into the basket again, one after the other, and says which of them could not be. */
export function useReorder(order: Order | undefined): {
  readonly reorder: () => Promise<void>
  readonly busy: boolean
} {
  const t = useT()
  const [busy, setBusy] = useState(false)
  // State comes too late for a second tap in the same frame.
  const running = useRef(false)

  /**
   * Puts the lines into the basket and returns what the basket refused, in the server's words. Throws if a request gets
   * no reply, or one with status 401 or 5xx.
   */
  const fill = async (lines: Order['lines'], number: string): Promise<string[]> => {
    const missing: string[] = []
    for (const { id, product_id, variant_id, quantity, product_name } of lines) {
      // A recharge is of no product.
      if (product_id === null) continue
      const [action, payload] = [`reorder:${number}`, id]
      try {
        await cartApi.addBasket(product_id, { variant_id, quantity }, getIdempotencyKey(action, payload))
        clearIdempotencyKey(action, payload)
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500 || error.status === 401)
          throw error
        clearIdempotencyKey(action, payload)
        missing.push(`${product_name}（${errorText(error)}）`)
      }
    }
    return missing
  }

  const reorder = async () => {
    if (!order || running.current) return
    running.current = true
    setBusy(true)
    try {
      const refusedNames = await fill(order.lines, order.number)
      void queryClient.invalidateQueries({ queryKey: keys.basket() })
      const names = refusedNames.join(t('common.listSeparator'))
      if (refusedNames.length === order.lines.length)
        return await alert({ text: t('pages.order.basketSome', { names }) })
      if (
        refusedNames.length > 0 &&
        !(await confirm({ text: t('pages.order.basketSome', { names }), confirmText: t('pages.order.toBasket') }))
      )
        return
      if (refusedNames.length === 0) feedback.toast(t('pages.order.basketAll'), { at: 'center' })
      await go('shop.basket')
    } catch (error) {
      showError(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { reorder, busy }
}
