import { sumLines } from '@storefront/contract/domain/checkout/price'
import { chooseBest, type DiscountSelection } from '@storefront/contract/domain/checkout/discount-choice'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { type PricedCheckout, selectionFailure } from '../../checkout/checkout/price'
import type { BuyerBenefits } from '../../checkout/checkout/service'

/** A buyer's choice of discounts, as sent over the wire. */
export interface TicketDiscounts {
  user_coupon_id?: DiscountSelection
  user_card_id?: DiscountSelection
}

/**
 * Prices tickets as the shop prices goods (contract/domain/checkout): with coupons that hold for everything, and the
 * percents of membership cards. A coupon of a product or a category is for goods, tickets are neither.
 */
export function priceTickets(
  ctx: UserCtx,
  lines: readonly { readonly price: number; readonly quantity: number }[],
  benefits: BuyerBenefits,
  discounts: TicketDiscounts,
): PricedCheckout | Failure {
  const purchase = {
    lines: lines.map(({ price, quantity }) => ({
      product_id: 0,
      category_ids: [],
      amount: sumLines([{ unit: price, quantity }]),
    })),
    fee: 0,
  }
  const best = chooseBest(
    purchase,
    benefits,
    { coupon: discounts.user_coupon_id, card: discounts.user_card_id },
    ctx.now.getTime(),
  )
  if ('of' in best) return selectionFailure(ctx, benefits, best)
  return {
    ...best,
    bought: [],
    needsShipping: false,
    point: null,
    refusedRegion: null,
    refusals: [],
    diamonds: 0,
    purchase,
  }
}

/** Nothing is charged that was not seen. */
export function checkTotal(ctx: UserCtx, pricing: PricedCheckout, expected: string): Failure | null {
  const { currency } = ctx.tenant
  if (fromDecimal(expected, currency.exponent) === pricing.quote.total) return null
  return fail('priceChanged', { amount: formatPrice(amount(ctx, pricing.quote.total), currency) })
}
