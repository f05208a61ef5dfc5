import type { Order } from '@storefront/contract/entities/orders/order'
import { useCallback } from 'react'
import { type TextKey, useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { ApiError } from '@/services/client'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { ordersApi } from '@/services/api/orders'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'

/** Shows the response at once on the order's own screen; the order lists are loaded again. */
export function setOrderCache(order: Order): void {
  replaceQueryData<Order>(keys.order(order.number), order)
  void queryClient.invalidateQueries({ queryKey: keys.orders() })
}

/** The texts of a move that the buyer confirms first, and whether it loses something. */
interface Question {
  readonly ask: TextKey
  readonly yes: TextKey
  readonly danger: boolean
}

/** The moves of an order that its buyer may take: the question before, and the words after. */
const moves = {
  cancel: {
    question: { ask: 'pages.order.cancelAsk', yes: 'pages.order.cancelYes', danger: true },
    done: 'pages.order.cancelled',
  },
  revoke: {
    question: { ask: 'pages.order.revokeAsk', yes: 'pages.order.cancelYes', danger: true },
    done: 'pages.order.revoked',
  },
  confirm: {
    question: { ask: 'pages.order.confirmAsk', yes: 'pages.order.confirmYes', danger: false },
    done: 'pages.order.confirmed',
  },
  urge: { question: null, done: 'pages.order.urged' },
} as const satisfies Record<string, { question: Question | null; done: TextKey }>

export type OrderMove = keyof typeof moves

interface Process {
  readonly number: string
  readonly action: OrderMove
}

/** Returns the buyer's moves of an order and the way to its payment. What cannot be undone requires a confirmation. */
export function useOrderActions(): {
  readonly act: (order: Order, action: OrderMove | 'pay') => Promise<void>
  readonly busy: boolean
} {
  const t = useT()
  const { submit, busy } = useSubmit(
    'process_order',
    ({ number, action }: Process, key: string) => ordersApi.processOrder(number, action, key),
    {
      // Its state has changed meanwhile: the screen is out of date.
      onError: (error) => {
        if (error instanceof ApiError && error.kind === 'http')
          void queryClient
            .invalidateQueries({ queryKey: keys.orders() })
            .then(() => queryClient.invalidateQueries({ queryKey: keys.order() }))
        return false
      },
    },
  )

  const act = useCallback(
    async (order: Order, action: OrderMove | 'pay'): Promise<void> => {
      if (action === 'pay') return go('payment', { order: order.number, amount: order.tit })
      const { question, done } = moves[action]
      const isConfirmed =
        question === null ||
        (await confirm({
          text: t(question.ask),
          confirmText: t(question.yes),
          cancelText: t('pages.order.cancelNo'),
          danger: question.danger,
        }))
      if (!isConfirmed) return
      const updatedOrder = await submit({ number: order.number, action })
      if (!updatedOrder) return
      setOrderCache(updatedOrder)
      feedback.toast(t(done), { at: 'center' })
    },
    [submit, t],
  )
  return { act, busy }
}
