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
import { walletKeys } from '@/features/wallet/wallet-keys'
import { keys, queryClient } from '@/services/query'
import { ticketKeys } from '@/services/api/tickets'
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
  /** Reads the order again, once the server knows what became of the payment. */
  readonly settle: (state: PayState) => Promise<void>
  /** Asks the server what became of the payment until it is known. */
  readonly check: () => Promise<void>
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
      // A recharge is on the balance now, and the tickets of an event are the buyer's.
      if (state === 'paid')
        for (const queryKey of [walletKeys.fund(), ticketKeys.issued()])
          void queryClient.invalidateQueries({ queryKey })
    },
    [readAgain],
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
    if (isConfirmed) await go('shop.order.detail', { number, paying: 1 }, { replace: true })
    else feedback.toast(t('pages.payment.notFinished'), { at: 'center' })
  }, [number, settle, t])

  const start = useCallback(
    async (channel: PayChannel) => {
      const ticket = await submit({
        channel,
        total,
        return_url: pay.returnUrl(hrefFor('payment', { order: number, amount: total, paying: 1 })),
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
  return { start, busy, checking, settle, check }
}
