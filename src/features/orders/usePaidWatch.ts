import type { Order } from '@storefront/contract/entities/orders/order'
import { useEffect, useState } from 'react'
import { pollPayState } from '@/features/checkout/poll-payment'
import { wait } from '@/lib/async'
import { keys, queryClient } from '@/services/query'
import { checkoutApi } from '@/services/api/checkout'

/**
 * After the buyer has returned from the vendor's cashier: polls until the result of the payment is known, then loads
 * the order again.
 * @returns whether polling is active
 */
export function usePaidWatch(order: Order | undefined, paying: boolean): boolean {
  const number = order?.status === 'unpaid' && paying ? order.number : null
  const [checking, setChecking] = useState(false)
  useEffect(() => {
    if (number === null) return
    let isUnmounted = false
    setChecking(true)
    void pollPayState({
      readState: async () => (await checkoutApi.payState(number)).state,
      wait,
      isStopped: () => isUnmounted,
    }).then((state) => {
      if (isUnmounted) return
      setChecking(false)
      if (state === 'pending') return
      void queryClient.invalidateQueries({ queryKey: keys.order(number) })
      void queryClient.invalidateQueries({ queryKey: keys.orders() })
    })
    return () => {
      isUnmounted = true
    }
  }, [number])
  return checking
}
