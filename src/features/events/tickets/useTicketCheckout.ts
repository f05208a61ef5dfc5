import type { DiscountSelection } from '@storefront/contract/domain/checkout/promotion-choice'
import { formatPrice } from '@storefront/contract/domain/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { refusalStep } from '@/features/checkout/checkout-refusal'
import { useT } from '@/i18n'
import { ApiError } from '@/services/client'
import { type TicketCheckoutInput, type TicketSubmit, ticketKeys, ticketsApi } from '@/services/api/tickets'
import { showError } from '@/services/error-handler'
import { useCurrency } from '@/state/site'
import { confirm } from '@/ui/overlay/dialogs'
import { reloadTickets } from './queries'

/** What of coupon and card was chosen: an id, none (null), or undefined for the best. */
interface Selection {
  readonly coupon?: DiscountSelection
  readonly card?: DiscountSelection
}

/** What a basket costs with the chosen discounts; counted anew with each change. */
export function useTicketCheckout(basket: Pick<TicketCheckoutInput, 'lines' | 'access_code'>, enabled: boolean) {
  const [selection, setSelection] = useState<Selection>({})
  const input: TicketCheckoutInput = {
    ...basket,
    ...(selection.coupon !== undefined && { user_coupon_id: selection.coupon }),
    ...(selection.card !== undefined && { user_card_id: selection.card }),
  }
  const query = useQuery({
    queryKey: ticketKeys.checkout(input),
    queryFn: ({ signal }) => ticketsApi.checkout(input, { signal }),
    enabled: enabled && basket.lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { error } = query
  // Something that was chosen is gone meanwhile: said, and the best of what is left is offered again.
  useEffect(() => {
    if (!(error instanceof ApiError) || refusalStep(error.code) !== 'rechoose') return
    setSelection({})
    showError(error)
  }, [error])
  return { query, input, choose: (more: Selection) => setSelection((was) => ({ ...was, ...more })), rechoose: () => setSelection({}) }
}

/**
 * Orders the tickets. A refusal shows the server's words; after a changed price the new amount is confirmed before it is
 * submitted again: no amount is charged that was not shown.
 * @param onGone called when a type can no longer be had as it was chosen
 */
export function useSubmitTickets(event: string, { rechoose, onGone }: { readonly rechoose: () => void; readonly onGone: () => void }) {
  const t = useT()
  const currency = useCurrency()
  const lastError = useRef<unknown>(null)
  const { submit: send, busy } = useBoundSubmit(`ticket_checkout_submit:${event}`, (body: TicketSubmit, key: string) => ticketsApi.submit(body, key), {
    onError: (error) => {
      lastError.current = error
      return true
    },
  })
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
        text: t('pages.checkout.askAgainText', { from: formatPrice(body.total, currency), to: formatPrice(sums.total, currency) }),
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
