import type { DiscountSelection } from '@storefront/contract/domain/checkout/discount-choice'
import { formatPrice } from '@storefront/contract/domain/money'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { refusalStep } from '@/features/checkout/checkout-refusal'
import { useT } from '@/i18n'
import { ApiError, type Read } from '@/services/client'
import {
  type TicketCheckoutInput,
  type TicketDiscounts,
  type TicketSubmit,
  ticketKeys,
  ticketsApi,
} from '@/services/api/tickets'
import { showError } from '@/services/error-handler'
import { useCurrency } from '@/state/site'
import { confirm } from '@/ui/overlay/dialogs'
import { reloadTickets } from '../queries'

interface DiscountedQuery<T> {
  readonly keyOf: (discounts: TicketDiscounts) => QueryKey
  readonly load: (discounts: TicketDiscounts, options: Read) => Promise<T>
  readonly enabled: boolean
}

/** Returns the price with the chosen discounts; calculated again with each change. */
export function useDiscounts<T>({ keyOf, load, enabled }: DiscountedQuery<T>) {
  const [discounts, setDiscounts] = useState<TicketDiscounts>({})
  const query = useQuery({
    queryKey: keyOf(discounts),
    queryFn: ({ signal }) => load(discounts, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { error } = query
  // Something that was chosen is gone meanwhile: said, and the best of what is left is offered again.
  useEffect(() => {
    if (!(error instanceof ApiError) || refusalStep(error.code) !== 'rechoose') return
    setDiscounts({})
    showError(error)
  }, [error])
  return {
    query,
    chooseCoupon: (user_coupon_id: DiscountSelection) => setDiscounts((now) => ({ ...now, user_coupon_id })),
    chooseCard: (user_card_id: DiscountSelection) => setDiscounts((now) => ({ ...now, user_card_id })),
    rechoose: () => setDiscounts({}),
  }
}

/** Returns the price of a basket of tickets. */
export const useTicketCheckout = (basket: Pick<TicketCheckoutInput, 'lines' | 'access_code'>, enabled: boolean) =>
  useDiscounts({
    keyOf: (discounts) => ticketKeys.checkout({ ...basket, ...discounts }),
    load: (discounts, options) => ticketsApi.checkout({ ...basket, ...discounts }, options),
    enabled: enabled && basket.lines.length > 0,
  })

/** Returns the price of accepting an offer of the waiting list. */
export const useOfferPrice = (number: string) =>
  useDiscounts({
    keyOf: (discounts) => ticketKeys.offerPrice(number, discounts),
    load: (discounts, options) => ticketsApi.offerPrice(number, discounts, options),
    enabled: true,
  })

/**
 * Orders the tickets. A refusal shows the server's words; after a changed price the new amount is confirmed before it
 * is submitted again: no amount is charged that was not shown.
 * @param onGone called when a type can no longer be had as it was chosen
 */
export function useSubmitTickets(
  event: string,
  { rechoose, onGone }: { readonly rechoose: () => void; readonly onGone: () => void },
) {
  const t = useT()
  const currency = useCurrency()
  const lastError = useRef<unknown>(null)
  const { submit: send, busy } = useBoundSubmit(
    `ticket_checkout_submit:${event}`,
    (body: TicketSubmit, key: string) => ticketsApi.submit(body, key),
    {
      onError: (error) => {
        lastError.current = error
        return true
      },
    },
  )
  const submit = async (body: TicketSubmit): ReturnType<typeof send> => {
    lastError.current = null
    const order = await send(body)
    const error = lastError.current
    if (order || error === null) {
      if (order) reloadTickets()
      return order
    }
    const step = error instanceof ApiError ? refusalStep(error.code) : 'none'
    if (step === 'confirmPrice') {
      const { total: _total, ...choice } = body
      const lines = body.lines.map(({ ticket_id, quantity }) => ({ ticket_id, quantity }))
      const sums = (await ticketsApi.checkout({ ...choice, lines }).catch(() => null))?.sums
      if (!sums) return void showError(error)
      const isConfirmed = await confirm({
        title: t('pages.checkout.askAgain'),
        text: t('pages.checkout.askAgainText', {
          from: formatPrice(body.total, currency),
          to: formatPrice(sums.total, currency),
        }),
        confirmText: t('pages.checkout.submitNew'),
        cancelText: t('pages.checkout.notNow'),
      })
      return isConfirmed ? submit({ ...body, total: sums.total }) : undefined
    }
    showError(error)
    if (step === 'rechoose') rechoose()
    else if (error instanceof ApiError && error.kind === 'http') {
      // Sold out, over, or another quantity: the choice shows what is left.
      reloadTickets()
      onGone()
    }
    return undefined
  }
  return { submit, busy }
}
