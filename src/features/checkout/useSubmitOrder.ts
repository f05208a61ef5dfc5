import { formatPrice } from '@storefront/contract/domain/money'
import type { CheckoutSums, Order } from '@storefront/contract/entities/shop'
import { useCallback, useRef } from 'react'
import { useBoundSubmit } from '@/features/bind/useBoundSubmit'
import { useT } from '@/i18n'
import { go } from '@/routes'
import { ApiError } from '@/services/client'
import { keys, queryClient } from '@/services/query'
import { showError } from '@/services/react'
import { errorText } from '@/services/reaction'
import { type CheckoutSource, type Submit, shop } from '@/services/shop'
import { useCurrency } from '@/state/site'
import { confirm } from '@/ui/overlay/dialogs'
import { refusalStep } from './refusal'

interface Ports {
  readonly source: CheckoutSource
  readonly reload: () => Promise<unknown>
  readonly recount: () => Promise<CheckoutSums>
}

/**
 * Makes the order. A refusal is said in the server's words, and the screen goes on from there: after a changed price
 * the new amount is asked for and, once agreed to, submitted; nothing is ever charged that was not shown.
 */
export function useSubmitOrder({ source, reload, recount }: Ports): { readonly submit: (body: Submit) => Promise<Order | undefined>; readonly busy: boolean } {
  const t = useT()
  const currency = useCurrency()
  const refused = useRef<unknown>(null)
  const { submit: send, busy } = useBoundSubmit(`checkout_submit:${source}`, (body: Submit, key: string) => shop.checkoutSubmit(source, body, key), {
    onError: (error) => {
      refused.current = error
      return true
    },
  })

  const submit = useCallback(
    async (body: Submit): Promise<Order | undefined> => {
      refused.current = null
      const order = await send(body)
      const error = refused.current
      if (order || error === null) {
        // Whatever the order took is no longer in the basket.
        if (order) void queryClient.invalidateQueries({ queryKey: keys.basket() })
        return order
      }
      const step = error instanceof ApiError ? refusalStep(error.code) : 'none'
      if (step === 'confirmPrice') {
        const sums = await recount().catch(() => null)
        void reload()
        if (!sums) return void showError(error)
        const text = t('pages.checkout.askAgainText', { from: formatPrice(body.total, currency), to: formatPrice(sums.total, currency) })
        const agreed = await confirm({
          title: t('pages.checkout.askAgain'),
          text,
          confirmText: t('pages.checkout.submitNew'),
          cancelText: t('pages.checkout.notNow'),
        })
        return agreed ? submit({ ...body, total: sums.total }) : undefined
      }
      if (step === 'reload' || step === 'leave') {
        await confirm({ title: t('error.title'), text: errorText(error), confirmText: t('pages.checkout.toBasket'), cancelText: t('common.gotIt') }).then(
          (leave) => (leave ? go('shop.basket') : undefined),
        )
        void reload()
        return undefined
      }
      showError(error)
      if (step === 'address') void go('shop.shippingaddress', { choose: 1 })
      return undefined
    },
    [send, recount, reload, t, currency],
  )
  return { submit, busy }
}
