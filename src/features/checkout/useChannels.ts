import { methodOfChannel, type PaymentMethod, takesAmount } from '@storefront/contract/domain/checkout/payment-methods'
import { fromDecimal } from '@storefront/contract/domain/money'
import type { PayChannel } from '@storefront/contract/entities/checkout/payment'
import { pay } from '@/platform/pay'
import { useCountry } from '@/ui/country'
import { useCurrency } from '@/ui/stores'

/**
 * Returns the ways to pay that the shop's country offers, that take the amount and that work here, in the order of its
 * row. @param amount of the order as it travels; undefined while it is not known
 * @param balance the user's balance where it pays the order; null where it does not
 */
export function useChannels(balance: string | null, amount: string | undefined): readonly PayChannel[] {
  const { payments } = useCountry()
  const { exponent } = useCurrency()
  const minor = amount === undefined ? null : fromDecimal(amount, exponent)
  const usable: readonly PayChannel[] = balance === null ? pay.channels() : [...pay.channels(), 'fund']
  const fits = (method: PaymentMethod) => minor === null || takesAmount(method, minor)
  return payments.filter(fits).flatMap((method) => usable.filter((channel) => methodOfChannel[channel] === method))
}
