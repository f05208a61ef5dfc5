import { type Currency, formatPrice } from '@storefront/contract/domain/money'
import type { CheckoutSums } from '@storefront/contract/entities/checkout/checkout'
import type { Translate } from '@/i18n'

/** What is to be paid, in money and coins: "¥128", "¥128 + 20 钻石". */
export function sumText(sums: Pick<CheckoutSums, 'total' | 'diamonds'>, currency: Pick<Currency, 'code' | 'symbol'>, t: Translate): string {
  const money = formatPrice(sums.total, currency)
  return sums.diamonds > 0 ? `${money} + ${t('checkout.coins', { n: sums.diamonds })}` : money
}
