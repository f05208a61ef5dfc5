import { isSent } from '@storefront/contract/domain/catalog/product-kinds'
import { type PricedLine, sumLines } from '@storefront/contract/domain/checkout/price'
import { couponProblem } from '@storefront/contract/domain/checkout/discount'
import {
  type ChoiceProblem,
  chooseBest,
  type ChosenDiscounts,
  type DiscountSelection,
} from '@storefront/contract/domain/checkout/discount-choice'
import type { Address } from '@storefront/contract/entities/account/address'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { addressPlace, type Shipping, shippingTo } from '../../shared/shipping'
import { lineDiamonds, type LineRow, unitPrice } from '../../cart/basket/record'
import { couponReason } from './coupon-reason'
import type { CheckoutBenefits, PointRow } from './queries'

/** A buyer's choices, as sent over the wire (contract/endpoints/checkout/checkout). */
export interface Choices {
  address_id: number | null
  user_coupon_id?: DiscountSelection
  user_card_id?: DiscountSelection
  pickup_point_id?: number | null
}

/** A checkout, priced: everything that charging and showing it need. */
export interface PricedCheckout extends ChosenDiscounts {
  readonly bought: readonly LineRow[]
  /** Something of it is sent, unless it is collected. */
  readonly needsShipping: boolean
  readonly point: PointRow | null
  /** Region that is not served. */
  readonly refusedRegion: string | null
  /** The goods that are not sent there, with reasons. */
  readonly refusals: Shipping['refusals']
  readonly diamonds: number
  readonly purchase: Parameters<typeof chooseBest>[0]
}

/** Only plain products are sent; tickets of all kinds are not. */
export function needsShipping(lines: readonly Pick<LineRow, 'ctype'>[]): boolean {
  return lines.some(({ ctype }) => isSent(ctype))
}

const priceLine = (line: LineRow): PricedLine => ({ unit: unitPrice(line), quantity: line.quantity })

/** Returns the error message for a selected coupon or card that cannot be applied. */
export function selectionFailure(ctx: UserCtx, benefits: CheckoutBenefits, refusal: ChoiceProblem): Failure {
  if (refusal.of === 'card') return fail('cardUnusable')
  const { why } = refusal
  if (why === null) return fail('couponGone')
  const name = benefits.coupons.find(({ id }) => id === refusal.id)?.label ?? ''
  return fail('couponUnusable', { name, reason: couponReason(ctx, why) })
}

/** Returns the failure of an address to which some goods are not sent; its text names the reasons. */
export function refusalFailure(ctx: Ctx, region: string, refusals: Shipping['refusals']): Failure {
  const reasons = [...new Set(refusals.flatMap(({ reason }) => (reason === '' ? [] : [reason])))]
  const why =
    reasons.length === 0 ? '' : translate(ctx.language, 'checkout.refusedWhy', { reasons: reasons.join(' · ') })
  return fail('regionRefused', { region, why })
}

/**
 * Prices the lines that are bought, for an address (null is not known yet) and the buyer's choices: the sums that are
 * shown are the sums that are charged, by this one function.
 */
export function price(
  ctx: UserCtx,
  boughtLines: readonly LineRow[],
  benefits: CheckoutBenefits,
  address: Address | null,
  choices: Omit<Choices, 'address_id'>,
): PricedCheckout | Failure {
  const isSent = needsShipping(boughtLines)
  const point = benefits.points.find(({ id }) => id === choices.pickup_point_id) ?? null
  if (typeof choices.pickup_point_id === 'number' && (!point || !isSent)) return fail('pickupPointGone')
  const sentLines = boughtLines.map((line) => ({ ...line, amount: sumLines([priceLine(line)]) }))
  const { fee, refusals } =
    isSent && !point
      ? shippingTo(ctx, benefits.templates, sentLines, addressPlace(ctx, address))
      : { fee: 0, refusals: [] }
  const refusedRegion = refusals.length > 0 ? (address?.location.display ?? ctx.tenant.name) : null
  const lines = boughtLines.map((line) => ({
    product_id: line.product_id,
    category_ids: line.category_ids,
    amount: sumLines([priceLine(line)]),
  }))
  const purchase = { lines, fee }
  const bestChoice = chooseBest(
    purchase,
    benefits,
    { coupon: choices.user_coupon_id, card: choices.user_card_id },
    ctx.now.getTime(),
  )
  if ('of' in bestChoice) return selectionFailure(ctx, benefits, bestChoice)
  const diamonds = boughtLines.reduce((sum, line) => sum + lineDiamonds(line), 0)
  return {
    ...bestChoice,
    bought: boughtLines,
    needsShipping: isSent,
    point,
    refusedRegion,
    refusals,
    diamonds,
    purchase,
  }
}

/** Returns the reason that an owned coupon cannot be combined with the selected card, or null. */
export function couponProblemOf(
  ctx: UserCtx,
  { purchase }: PricedCheckout,
  coupon: CheckoutBenefits['coupons'][number],
  card: DiscountSelection,
) {
  return couponProblem(coupon, purchase.lines, typeof card === 'number', ctx.now.getTime())
}
