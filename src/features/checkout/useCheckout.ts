import type { Checkout } from '@storefront/contract/entities/checkout'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChosenAddress } from '@/features/address/chosen'
import { keys } from '@/services/query'
import { type CheckoutSource, shop } from '@/services/shop'

/** What is bought, where it goes, and what it costs for that address. */
export function useCheckout(source: CheckoutSource, enabled: boolean) {
  const { address: picked, choose } = useChosenAddress()
  // A choice belongs to one checkout: the next one begins with the server's offer again.
  useEffect(() => () => choose(null), [choose])

  const query = useQuery({ queryKey: keys.checkout(source), queryFn: ({ signal }) => shop.checkout(source, { signal }), enabled, staleTime: 0 })
  const offered: Checkout['address'] = query.data?.address ?? null
  const address = picked ?? offered
  const differs = picked !== null && picked.id !== offered?.id
  const sums = useQuery({
    queryKey: keys.checkoutCal(source, picked?.id ?? null),
    queryFn: ({ signal }) => shop.checkoutCal(source, picked?.id ?? null, { signal }),
    enabled: query.data !== undefined && differs,
    staleTime: 0,
  })
  return {
    query,
    address,
    sums: differs ? sums.data?.sums : query.data?.sums,
    /** Asks for the sums as they are now. */
    recount: async () => (await shop.checkoutCal(source, address?.id ?? null)).sums,
  }
}
