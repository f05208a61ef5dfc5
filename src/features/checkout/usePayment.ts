import type { Order } from '@storefront/contract/entities/orders/order'
import type { PayChannel } from '@storefront/contract/entities/checkout/payment'
import { codes } from '@/services/codes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { pay } from '@/platform/pay'
import { go } from '@/router'
import { hrefFor } from '@/routes'
import { ApiError } from '@/services/client'
import { keys, queryClient } from '@/services/query'
import { type PayInput, checkoutApi } from '@/services/api/checkout'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'
import { type PayState, pollPayState } from './poll-payment'
import { wait } from '@/lib/async'

/**
 * Codes after which the order is another one than what is shown: moved on, closed, out of time, or of another price.
 */
const MOVED: readonly string[] = [codes.orderMoved, codes.orderTimeout, codes.orderNotFound, codes.priceChanged]

export interface Payment {
  readonly start: (channel: PayChannel) => Promise<void>
  readonly busy: boolean
  /** The user has returned from the vendor; the payment state is being requested. */
  readonly checking: boolean
  /**
   * Opens the order in this screen's place, once: the vendor's reply and the order that is read again both lead there.
   */
  readonly openOrder: (params?: { readonly paying?: 1 }) => Promise<void>
  /** Shows what the server says of the payment, once it is known. */
  readonly settle: (state: PayState) => Promise<void>
}

/** Pays an order: requests the ticket, opens the vendor's cashier and shows a message for each result. */
export function usePayment(order: Order | undefined): Payment {
  const t = useT()
  const number = order?.number ?? ''
  const total = order?.tit
  const [checking, setChecking] = useState(false)
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])
  const opening = useRef<Promise<void> | null>(null)
  const openOrder = useCallback<Payment['openOrder']>(
    (params) => {
      opening.current ??= go('shop.order.detail', { number, ...params }, { replace: true }).catch((error: unknown) => {
        opening.current = null
        throw error
      })
      return opening.current
    },
    [number],
  )
  const readAgain = useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: keys.order(number) })
    await queryClient.invalidateQueries({ queryKey: keys.orders() })
  }, [number])
  const { submit, busy } = useSubmit(
    `pay_order:${number}`,
    (input: PayInput, key: string) => checkoutApi.payOrder(number, input, key),
    {
      onError: (error) => {
        if (error instanceof ApiError && MOVED.includes(error.code)) void readAgain()
        return false
      },
    },
  )

  const settle = useCallback(
    async (state: PayState) => {
      await readAgain()
      if (state !== 'paid') return
      feedback.toast(t('pages.payment.paid'), { at: 'center' })
      await openOrder()
    },
    [readAgain, openOrder, t],
  )

  /** Asks until it is known; when it stays unknown the buyer is asked, for only they saw the vendor's page. */
  const check = useCallback(async (): Promise<void> => {
    setChecking(true)
    const state = await pollPayState({
      readState: async () => (await checkoutApi.payState(number)).state,
      wait,
      isStopped: () => hasLeft.current,
    })
    if (hasLeft.current) return
    setChecking(false)
    if (state !== 'pending') return settle(state)
    const isConfirmed = await confirm({
      title: t('pages.payment.unknown'),
      text: t('pages.payment.unknownHint'),
      confirmText: t('pages.payment.askYes'),
      cancelText: t('pages.payment.askNo'),
    })
    if (isConfirmed) await openOrder({ paying: 1 })
    else feedback.toast(t('pages.payment.notFinished'), { at: 'center' })
  }, [number, settle, openOrder, t])

  const start = useCallback(
    async (channel: PayChannel) => {
      const ticket = await submit({
        channel,
        total,
        return_url: pay.returnUrl(hrefFor('shop.order.detail', { number, paying: 1 })),
      })
      if (!ticket) return
      if (ticket.kind === 'code') {
        queryClient.setQueryData(keys.payState(number), { state: 'pending', code: ticket })
        return
      }
      const result = await pay.pay(ticket)
      if (result === 'missing') return showDeviceError('missing')
      if (result === 'cancelled') return feedback.toast(t('pages.payment.cancelled'), { at: 'center' })
      if (result === 'failed') {
        // A vendor also says "failed" when its answer was lost after the money moved: one question tells.
        const state = await checkoutApi.payState(number).catch(() => null)
        return state?.state === 'paid' ? settle('paid') : feedback.toast(t('order.payFailed'), { at: 'center' })
      }
      // Even "paid" is the vendor's word to the phone; the server's is what counts.
      await check()
    },
    [submit, check, settle, number, total, t],
  )
  return { start, busy, checking, openOrder, settle }
}
