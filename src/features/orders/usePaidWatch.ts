import type { Order } from '@storefront/contract/entities/orders/order'
import { useEffect, useState } from 'react'
import { pollPayState } from '@/features/checkout/poll-payment'
import { wait } from '@/lib/async'
import { keys, queryClient } from '@/services/query'
import { shop } from '@/services/shop'

/**
 * After the vendor's cashier sent the buyer back: asks until the payment's end is known, then reads the order anew.
 * @returns whether it is still being asked
 */
export function usePaidWatch(order: Order | undefined, paying: boolean): boolean {
  const number = order?.status === 'unpaid' && paying ? order.number : null
  const [checking, setChecking] = useState(false)
  useEffect(() => {
    if (number === null) return
    let isUnmounted = false
    setChecking(true)
    void pollPayState({ ask: async () => (await shop.payState(number)).state, wait, isStopped: () => isUnmounted }).then((state) => {
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
