import type { Order } from '@storefront/contract/entities/orders/order'
import { useCallback } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { ApiError } from '@/services/client'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { ordersApi } from '@/services/api/orders'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'
import type { OrderUserAction } from './order-actions'

/** Shows the response at once on the order's own screen; the order lists are loaded again. */
export function setOrderCache(order: Order): void {
  replaceQueryData<Order>(keys.order(order.number), order)
  void queryClient.invalidateQueries({ queryKey: keys.orders() })
}

interface Process {
  readonly number: string
  readonly action: 'cancel' | 'confirm'
}

/** Returns the buyer's actions on an order. Cancelling and confirming require a confirmation; neither can be undone. */
export function useOrderActions(): {
  readonly act: (order: Order, action: OrderUserAction) => Promise<void>
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
    async (order: Order, action: OrderUserAction): Promise<void> => {
      if (action === 'pay') return go('payment', { order: order.number, amount: order.tit })
      const isCancel = action === 'cancel'
      const isConfirmed = await confirm({
        text: t(isCancel ? 'pages.order.cancelAsk' : 'pages.order.confirmAsk'),
        confirmText: t(isCancel ? 'pages.order.cancelYes' : 'pages.order.confirmYes'),
        cancelText: t('pages.order.cancelNo'),
        danger: isCancel,
      })
      if (!isConfirmed) return
      const updatedOrder = await submit({ number: order.number, action })
      if (!updatedOrder) return
      setOrderCache(updatedOrder)
      feedback.toast(t(isCancel ? 'pages.order.cancelled' : 'pages.order.confirmed'), { at: 'center' })
    },
    [submit, t],
  )
  return { act, busy }
}
