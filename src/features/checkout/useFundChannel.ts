import { useQuery } from '@tanstack/react-query'
import type { Order } from '@storefront/contract/entities/orders/order'
import { walletApi } from '@/services/api/wallet'

/**
 * Returns the user's balance where it pays this order: it is enough, and the order is no recharge itself. Null where it
 * does not.
 */
export function useFundChannel(order: Order | undefined): string | null {
  const isRecharge = order?.lines.some(({ ctype }) => ctype === 'shop.rechargeorderline') ?? false
  const { data } = useQuery({
    queryKey: ['fund', 'fund', 'payable'],
    queryFn: ({ signal }) => walletApi.balance({ signal }),
    enabled: order?.status === 'unpaid' && !isRecharge,
    staleTime: 0,
    retry: false,
  })
  if (!order || isRecharge || data === undefined) return null
  return Number(data) >= Number(order.tit) && Number(data) > 0 ? data : null
}
