import { type Currency, formatPrice } from '@storefront/contract/domain/money'
import type { CheckoutSums } from '@storefront/contract/entities/checkout/checkout'
import type { Order } from '@storefront/contract/entities/orders/order'
import { useCallback, useRef } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { type Translate, useT } from '@/i18n'
import { go } from '@/router'
import { type CheckoutSource, type Submit, checkoutApi } from '@/services/api/checkout'
import { ApiError } from '@/services/client'
import { keys, queryClient } from '@/services/query'
import { showError } from '@/services/error-handler'
import { errorText } from '@/services/error-policy'
import { useCurrency } from '@/state/site'
import { confirm } from '@/ui/overlay/dialogs'
import { refusalStep, sourceRoute } from './checkout-refusal'

interface Ports {
  readonly source: CheckoutSource
  readonly reload: () => Promise<unknown>
  /** Clears the selection except the address, and loads the checkout again. */
  readonly rechoose: () => Promise<unknown>
}

/** The same choices, counted as they are now. */
const recount = (source: CheckoutSource, { address_id, user_coupon_id, user_card_id, pickup_point_id }: Submit) =>
  checkoutApi.cal(source, { address_id, user_coupon_id, user_card_id, pickup_point_id })

/**
 * Submits the order. A refusal shows the server's error message, and the screen continues from there: after a changed
 * price the user confirms the new amount before it is submitted; no amount is charged that was not shown.
 */
export function useSubmitOrder({ source, reload, rechoose }: Ports): {
  readonly submit: (body: Submit) => Promise<Order | undefined>
  readonly busy: boolean
} {
  const t = useT()
  const currency = useCurrency()
  const lastError = useRef<unknown>(null)
  const { submit: send, busy } = useBoundSubmit(
    `checkout_submit:${source}`,
    (body: Submit, key: string) => checkoutApi.submit(source, body, key),
    {
      onError: (error) => {
        lastError.current = error
        return true
      },
    },
  )

  const submit = useCallback(
    async (body: Submit): Promise<Order | undefined> => {
      lastError.current = null
      const order = await send(body)
      const error = lastError.current
      if (order || error === null) {
        if (order) invalidateOrderedItems()
        return order
      }
      const step = error instanceof ApiError ? refusalStep(error.code) : 'none'
      if (step === 'confirmPrice') {
        const sums = (await recount(source, body).catch(() => null))?.sums
        void reload()
        if (!sums) return void showError(error)
        const [from, to] = [{ total: body.total, diamonds: body.diamonds ?? 0 }, sums].map((one) =>
          sumText(one, currency, t),
        )
        const isConfirmed = await confirm({
          title: t('pages.checkout.askAgain'),
          text: t('pages.checkout.askAgainText', { from: from ?? '', to: to ?? '' }),
          confirmText: t('pages.checkout.submitNew'),
          cancelText: t('pages.checkout.notNow'),
        })
        return isConfirmed ? submit({ ...body, total: sums.total, diamonds: sums.diamonds }) : undefined
      }
      if (step === 'reload' || step === 'leave') {
        await confirm({
          title: t('error.title'),
          text: errorText(error),
          confirmText: t(source === 'pickup' ? 'checkout.toVouchers' : 'pages.checkout.toBasket'),
          cancelText: t('common.gotIt'),
        }).then((leave) => (leave ? go(sourceRoute(source)) : undefined))
        void reload()
        return undefined
      }
      showError(error)
      if (step === 'address') void go('shop.shippingaddress', { choose: 1 })
      if (step === 'rechoose') void rechoose()
      return undefined
    },
    [send, source, rechoose, reload, t, currency],
  )
  return { submit, busy }
}

/** The ordered items are no longer in the basket, nor are used vouchers in the modules of pages. */
function invalidateOrderedItems(): void {
  void queryClient.invalidateQueries({ queryKey: keys.basket() })
  void queryClient.invalidateQueries({ queryKey: keys.ownModuleData() })
}

/** Returns the amount to pay, in money and coins: "¥128", "¥128 + 20 钻石". */
export function sumText(
  sums: Pick<CheckoutSums, 'total' | 'diamonds'>,
  currency: Pick<Currency, 'code' | 'symbol'>,
  t: Translate,
): string {
  const money = formatPrice(sums.total, currency)
  return sums.diamonds > 0 ? `${money} + ${t('checkout.coins', { n: sums.diamonds })}` : money
}
