import { type CouponProblem, quote } from '@storefront/contract/domain/checkout/discount'
import { chooseBest, type DiscountSelection } from '@storefront/contract/domain/checkout/discount-choice'
import type { Address } from '@storefront/contract/entities/account/address'
import type {
  Checkout,
  CheckoutCard,
  CheckoutCoupon,
  CheckoutSums,
} from '@storefront/contract/entities/checkout/checkout'
import { translate } from '../../../core/i18n'
import type { Connection } from '../../../db'
import type { BasketKind } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { pictureOf } from '../../../lib/picture'
import { presentAddress } from '../../account/address/record'
import { presentCouponValue } from '../../wallet/coupon/presenter'
import { presentLine } from '../../cart/basket/presenter'
import { selectedLines, type LineRow } from '../../cart/basket/record'
import { type BreakdownKey, couponReason } from './coupon-reason'
import { type CheckoutBenefits, type CouponRow, loadCheckoutData } from './queries'
import { type Choices, price, type PricedCheckout, couponProblemOf } from './price'

/** Returns the failure of a checkout without selected lines, or with one that can no longer be bought. */
export function checkLines(lines: readonly LineRow[]): Failure | null {
  const invalidLine = lines.find((line) => line.is_selected && !line.is_available)
  if (invalidLine) return fail('lineInvalid', { name: invalidLine.product_name ?? '' })
  return lines.some((line) => line.is_selected) ? null : fail('basketEmpty')
}

/** Returns a buyer's coupons, cards and coins, for what is bought elsewhere than from a basket. */
export const loadBenefits = (tx: Connection, ctx: UserCtx): Promise<CheckoutBenefits> =>
  loadCheckoutData(ctx, tx, 'quickbuy')
export type BuyerBenefits = CheckoutBenefits

/** Returns the checkout of a basket with the best coupon, the best card and the default address (spec 7: checkout). */
export function checkout(ctx: UserCtx, kind: BasketKind): Promise<Checkout | Failure> {
  return show(ctx, kind, (addresses) => addresses[0] ?? null, {})
}

/** Returns the same for what the buyer chose (spec 7: checkout_cal). An address that is not the buyer's is none. */
export function checkoutCal(ctx: UserCtx, kind: BasketKind, choices: Choices): Promise<Checkout | Failure> {
  return show(ctx, kind, (addresses) => addresses.find(({ id }) => id === choices.address_id) ?? null, choices)
}

async function show(
  ctx: UserCtx,
  kind: BasketKind,
  pick: (addresses: readonly Address[]) => Address | null,
  choices: Omit<Choices, 'address_id'>,
): Promise<Checkout | Failure> {
  const { lines, addresses, ...benefits } = await ctx.db.read((tx) => loadCheckoutData(ctx, tx, kind))
  const failure = checkLines(lines)
  if (failure) return failure
  const address = pick(addresses.map((row) => presentAddress(ctx, row)))
  const pricing = price(ctx, selectedLines(lines), benefits, address, choices)
  return pricing instanceof Failure
    ? pricing
    : present(ctx, pricing, benefits, address, choices.user_card_id, choices.user_coupon_id)
}

function present(
  ctx: UserCtx,
  pricing: PricedCheckout,
  benefits: CheckoutBenefits,
  address: Address | null,
  cardSelection: DiscountSelection,
  couponSelection: DiscountSelection,
): Checkout {
  return {
    lines: pricing.bought.map((line, at) => ({ ...presentLine(ctx, line), share: shareOf(ctx, pricing, at) })),
    ...presentDiscounts(ctx, pricing, benefits, cardSelection, couponSelection),
    needs_shipping: pricing.needsShipping,
    address: pricing.needsShipping ? address : null,
    refused_region: pricing.refusedRegion,
    ...(pricing.refusals.length > 0 && { refused_reasons: [...pricing.refusals] }),
    pickup_points: pricing.needsShipping ? benefits.points : [],
    diamonds_left: benefits.diamonds,
  }
}

/** Presents the parts of a checkout's sum and its discounts; the same for goods and for event tickets. */
export function presentDiscounts(
  ctx: UserCtx,
  pricing: PricedCheckout,
  benefits: CheckoutBenefits,
  cardSelection: DiscountSelection,
  couponSelection: DiscountSelection,
): Pick<Checkout, 'sums' | 'breakdown' | 'coupons' | 'cards' | 'user_coupon_id' | 'user_card_id'> {
  const best = chooseBest(pricing.purchase, benefits, {}, ctx.now.getTime())
  const [bestCoupon, bestCard] = 'of' in best ? [null, null] : [best.coupon, best.card]
  return {
    sums: presentSums(ctx, pricing),
    breakdown: breakdown(ctx, pricing, benefits),
    coupons: benefits.coupons
      .map((row) => presentCoupon(ctx, pricing, row, cardSelection, row.id === bestCoupon?.id))
      .sort(usableFirst),
    cards: benefits.cards.map((row) => presentCard(ctx, pricing, row, couponSelection, row.id === bestCard?.id)),
    user_coupon_id: pricing.coupon?.id ?? null,
    user_card_id: pricing.card?.id ?? null,
  }
}

/** Returns a checkout's sums on the wire. */
function presentSums(ctx: UserCtx, { quote: sums, diamonds }: PricedCheckout): CheckoutSums {
  const { goods, coupon, card, discount, shipping, total } = sums
  const of = (minor: number) => amount(ctx, minor)
  return {
    goods: of(goods),
    coupon: of(coupon),
    card: of(card),
    discount: of(discount),
    shipping: of(shipping),
    total: of(total),
    diamonds,
  }
}

/** Returns a line's part of the sums. */
export function shareOf(ctx: UserCtx, { quote: { shares }, purchase }: PricedCheckout, at: number) {
  const goods = purchase.lines[at]?.amount ?? 0
  const { coupon, card } = shares[at] ?? { coupon: 0, card: 0 }
  return {
    goods: amount(ctx, goods),
    coupon: amount(ctx, coupon),
    card: amount(ctx, card),
    total: amount(ctx, goods - coupon - card),
  }
}

/** Lists the steps of the sum, one row each, without absent discounts and without shipping if nothing is sent. */
function breakdown(
  ctx: UserCtx,
  { quote: sums, coupon, card, needsShipping: isSent }: PricedCheckout,
  benefits: CheckoutBenefits,
): Checkout['breakdown'] {
  const nameOf = (rows: readonly { id: number; label?: string; name?: string }[], id: number | undefined) => {
    const row = rows.find((one) => one.id === id)
    return row?.label ?? row?.name ?? ''
  }
  const row = (key: BreakdownKey, minor: number, name = '') => ({
    key,
    label: translate(ctx.language, `checkout.breakdown.${key}`, { name }),
    amount: amount(ctx, minor),
  })
  return [
    row('goods', sums.goods),
    ...(coupon ? [row('coupon', -sums.coupon, nameOf(benefits.coupons, coupon.id))] : []),
    ...(card ? [row('card', -sums.card, nameOf(benefits.cards, card.id))] : []),
    ...(isSent ? [row('shipping', sums.shipping)] : []),
    row('total', sums.total),
  ]
}

const endOf = (end: number | null) => (end === null ? null : new Date(end).toISOString())

const presentReason = (ctx: UserCtx, problem: CouponProblem) => ({
  code: problem.reason,
  detail: couponReason(ctx, problem),
  short: problem.reason === 'min_order' ? amount(ctx, problem.short) : null,
})

function presentCoupon(
  ctx: UserCtx,
  pricing: PricedCheckout,
  row: CouponRow,
  card: DiscountSelection,
  isBest: boolean,
): CheckoutCoupon {
  const refusal = couponProblemOf(ctx, pricing, row, card)
  const { id, type, label, description } = row
  return {
    id,
    type,
    value: presentCouponValue(ctx, row),
    label,
    description,
    end: endOf(row.end),
    saving: amount(ctx, refusal ? 0 : quote(pricing.purchase, row, null).coupon),
    is_best: isBest,
    reason: refusal && presentReason(ctx, refusal),
  }
}

/** Orders applicable coupons before the others, by falling discount; the rest keeps its order. */
function usableFirst(a: CheckoutCoupon, b: CheckoutCoupon): number {
  if ((a.reason === null) !== (b.reason === null)) return a.reason === null ? -1 : 1
  return a.reason === null ? Number(b.saving) - Number(a.saving) : 0
}

function presentCard(
  ctx: UserCtx,
  pricing: PricedCheckout,
  row: CheckoutBenefits['cards'][number],
  couponSelection: DiscountSelection,
  isBest: boolean,
): CheckoutCard {
  const { id, name, shop_name, percent_off, is_free_shipping } = row
  const isBarred = typeof couponSelection === 'number' && pricing.coupon?.with_card === false
  return {
    id,
    name,
    shop_name,
    percent_off,
    is_free_shipping,
    end: endOf(row.end),
    image: pictureOf(ctx.ports.storage, row),
    saving: amount(ctx, isBarred ? 0 : quote(pricing.purchase, pricing.coupon, row).card),
    is_best: isBest,
    reason: isBarred ? presentReason(ctx, { reason: 'with_card', short: 0 }) : null,
  }
}
