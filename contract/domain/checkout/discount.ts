import { couponRule, type CouponType, isExchange } from '../wallet/coupon-kinds'
import { percentOf, shareOut } from './price'

/**
 * Discounts of a checkout by coupons and membership cards, in minor units. The coupon is taken off the goods to which
 * it applies, then the card's percents off the remainder. A coupon's minimum order is compared with the prices before
 * any discount.
 */
export interface DiscountableLine {
  readonly product_id: number
  /** The product's category and those above it. */
  readonly category_ids: readonly number[]
  /** Price of the line's pieces. */
  readonly amount: number
}

/** A coupon that a user owns. */
export interface UsableCoupon {
  readonly id: number
  readonly type: CouponType
  /** Minor units of an amount, percents. */
  readonly value: number
  readonly min_order: number
  /** Empty and null apply to all goods. */
  readonly category_ids: readonly number[]
  readonly product_id: number | null
  /** False for one that is not taken beside a membership card. */
  readonly with_card: boolean
  readonly status: 'unused' | 'presenting' | 'used' | 'expired'
  /** Milliseconds. */
  readonly start: number | null
  readonly end: number | null
}

/** A membership card that a user owns. */
export interface UsableCard {
  readonly id: number
  readonly percent_off: number
  readonly is_free_shipping: boolean
  readonly start: number
  readonly end: number | null
}

/** Reasons why a coupon does not apply; with `min_order`, `short` is the number of missing minor units. */
export const couponReasons = [
  'used',
  'presenting',
  'expired',
  'not_begun',
  'exchange_only',
  'wrong_goods',
  'min_order',
  'with_card',
] as const
export interface CouponProblem {
  readonly reason: (typeof couponReasons)[number]
  readonly short: number
}

const refusal = (reason: CouponProblem['reason'], short = 0): CouponProblem => ({ reason, short })

const holdsFor = (coupon: UsableCoupon, line: DiscountableLine): boolean =>
  (coupon.product_id === null || coupon.product_id === line.product_id) &&
  (coupon.category_ids.length === 0 || line.category_ids.some((id) => coupon.category_ids.includes(id)))

/** Returns the part of each line's amount to which the coupon applies. */
const scopeOf = (coupon: UsableCoupon, lines: readonly DiscountableLine[]): number[] =>
  lines.map((line) => (holdsFor(coupon, line) ? line.amount : 0))

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/**
 * Returns the reason why a coupon does not apply to these lines at `now` (milliseconds); null if it does. Reasons that
 * no purchase can remove come first.
 */
export function couponProblem(
  coupon: UsableCoupon,
  lines: readonly DiscountableLine[],
  hasCard: boolean,
  now: number,
): CouponProblem | null {
  if (coupon.status === 'used' || coupon.status === 'presenting') return refusal(coupon.status)
  if (coupon.status === 'expired' || (coupon.end !== null && coupon.end <= now)) return refusal('expired')
  if (coupon.start !== null && coupon.start > now) return refusal('not_begun')
  if (isExchange(coupon.type)) return refusal('exchange_only')
  if (!lines.some((line) => holdsFor(coupon, line))) return refusal('wrong_goods')
  const scope = sum(scopeOf(coupon, lines))
  if (scope < coupon.min_order) return refusal('min_order', coupon.min_order - scope)
  return hasCard && !coupon.with_card ? refusal('with_card') : null
}

/** Whether a card is valid at `now` (milliseconds). */
export function isCardValid(card: Pick<UsableCard, 'start' | 'end'>, now: number): boolean {
  return card.start <= now && (card.end === null || card.end > now)
}

/** Lines to buy, and the shipping fee before any card. */
export interface Purchase {
  readonly lines: readonly DiscountableLine[]
  readonly fee: number
}

/**
 * A checkout's sums; `coupon` + `card` = `discount`, goods - discount + shipping = total, and shares add up to each.
 */
export interface Quote {
  readonly goods: number
  readonly coupon: number
  readonly card: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
  /** Shares of each line, in order. */
  readonly shares: readonly { readonly coupon: number; readonly card: number }[]
}

/** Returns the sums with a coupon and a card that apply, or without. */
export function quote({ lines, fee }: Purchase, coupon: UsableCoupon | null, card: UsableCard | null): Quote {
  const amounts = lines.map(({ amount }) => amount)
  const goods = sum(amounts)
  const scope = coupon ? scopeOf(coupon, lines) : amounts.map(() => 0)
  const inScope = sum(scope)
  const byCoupon = coupon ? couponRule(coupon.type).discount(coupon.value, inScope) : 0
  const couponShares = shareOut(byCoupon, scope)
  const remainders = amounts.map((amount, at) => amount - (couponShares[at] ?? 0))
  const byCard = card ? percentOf(goods - byCoupon, card.percent_off) : 0
  const cardShares = shareOut(byCard, remainders)
  const shipping = card?.is_free_shipping ? 0 : fee
  return {
    goods,
    coupon: byCoupon,
    card: byCard,
    discount: byCoupon + byCard,
    shipping,
    total: goods - byCoupon - byCard + shipping,
    shares: amounts.map((_, at) => ({ coupon: couponShares[at] ?? 0, card: cardShares[at] ?? 0 })),
  }
}
