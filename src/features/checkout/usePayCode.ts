import { useQuery } from '@tanstack/react-query'
import type { Order } from '@storefront/contract/entities/orders/order'
import type { PayCode } from '@storefront/contract/entities/checkout/payment'
import { useEffect } from 'react'
import { useNow } from '@/platform/use-now'
import { checkoutApi, type PayState } from '@/services/api/checkout'
import { keys } from '@/services/query'

/** Milliseconds between two questions while a code is shown: close together at first, rarer for a bank transfer. */
const PAUSE = { soon: 3000, later: 15_000 } as const
/** Questions of the first minute. */
const SOON_MAX = 20

interface PayCodeState {
  /** The code by which the order is being paid; null without one. */
  readonly code: PayCode | null
  /** Asks now whether it is paid. */
  readonly checkPayment: () => Promise<PayState | null>
}

/**
 * Reads the code of an order again after a reload, and asks whether it is paid as long as it is shown.
 * @param canHaveCode whether the shop offers methods with a code at all
 */
export function usePayCode(
  order: Order | undefined,
  canHaveCode: boolean,
  onState: (state: PayState) => Promise<void>,
): PayCodeState {
  const number = order?.number ?? ''
  const { data, refetch } = useQuery({
    queryKey: keys.payState(number),
    queryFn: ({ signal }) => checkoutApi.payState(number, { signal }),
    enabled: canHaveCode && order?.status === 'unpaid',
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.code ? (state.dataUpdateCount < SOON_MAX ? PAUSE.soon : PAUSE.later) : false,
  })
  const state = data?.state
  useEffect(() => {
    if (state === 'paid' || state === 'closed') void onState(state)
  }, [state, onState])
  const code = data?.code ?? null
  const now = useNow(code?.expires ?? null)
  return {
    code: code && Date.parse(code.expires) > now ? code : null,
    checkPayment: async () => (await refetch()).data?.state ?? null,
  }
}
