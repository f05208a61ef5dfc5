import { methodOfChannel } from '@storefront/contract/domain/checkout/payment-methods'
import type { PayChannel } from '@storefront/contract/entities/checkout/payment'
import { pay } from '@/platform/pay'
import { useCountry } from '@/ui/country'

/**
 * Returns the ways to pay that the shop's country offers and that work here, in the order of its row.
 * @param balance the user's balance where it pays the order; null where it does not
 */
export function useChannels(balance: string | null): readonly PayChannel[] {
  const { payments } = useCountry()
  const usable: readonly PayChannel[] = balance === null ? pay.channels() : [...pay.channels(), 'fund']
  return payments.flatMap((method) => usable.filter((channel) => methodOfChannel[channel] === method))
}
