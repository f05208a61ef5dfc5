import {
  couponProblem,
  type CouponProblem,
  type UsableCard,
  type UsableCoupon,
  isCardValid,
  type Purchase,
  type Quote,
  quote,
} from './discount'

/** The buyer's selection of a coupon or a card: an id, none (null), or the best (undefined). */
export type DiscountSelection = number | null | undefined

/** The selected coupon and card with their quote. */
export interface ChosenDiscounts {
  readonly coupon: UsableCoupon | null
  readonly card: UsableCard | null
  readonly quote: Quote
}

/** A selection that cannot be applied. */
export type ChoiceProblem =
  | { readonly of: 'coupon'; readonly id: number; readonly why: CouponProblem | null }
  | { readonly of: 'card'; readonly id: number }

/** Returns the candidates of a selection: one, none, or all and none. */
function candidates<T extends { readonly id: number }>(all: readonly T[], selection: DiscountSelection): (T | null)[] {
  if (selection === null) return [null]
  if (selection === undefined) return [null, ...all]
  return all.filter(({ id }) => id === selection)
}

/**
 * Whether `a` is preferred over `b`: the lower total; then no coupon, the coupon that ends sooner, the older coupon, no
 * card.
 */
function isPreferred(a: ChosenDiscounts, b: ChosenDiscounts): boolean {
  if (a.quote.total !== b.quote.total) return a.quote.total < b.quote.total
  if ((a.coupon === null) !== (b.coupon === null)) return a.coupon === null
  const [endA, endB] = [a.coupon?.end ?? Number.POSITIVE_INFINITY, b.coupon?.end ?? Number.POSITIVE_INFINITY]
  if (endA !== endB) return endA < endB
  if (a.coupon?.id !== b.coupon?.id) return (a.coupon?.id ?? 0) < (b.coupon?.id ?? 0)
  return a.card === null && b.card !== null
}

/**
 * Returns the coupon and card of a checkout at `now` (milliseconds): the buyer's selection and, if it is left open, the
 * cheapest combination; or the reason why a selection cannot be applied. Another user's coupon is simply not in
 * `coupons`.
 */
export function chooseBest(
  purchase: Purchase,
  benefits: { readonly coupons: readonly UsableCoupon[]; readonly cards: readonly UsableCard[] },
  selection: { readonly coupon?: DiscountSelection; readonly card?: DiscountSelection },
  now: number,
): ChosenDiscounts | ChoiceProblem {
  const cards = benefits.cards.filter((card) => isCardValid(card, now))
  if (typeof selection.card === 'number' && !cards.some(({ id }) => id === selection.card))
    return { of: 'card', id: selection.card }
  const usable = benefits.coupons.filter((coupon) => couponProblem(coupon, purchase.lines, false, now) === null)
  let best: ChosenDiscounts | null = null
  for (const coupon of candidates(usable, selection.coupon))
    for (const card of candidates(cards, selection.card)) {
      if (coupon && card && !coupon.with_card) continue
      const next = { coupon, card, quote: quote(purchase, coupon, card) }
      if (best === null || isPreferred(next, best)) best = next
    }
  if (best) return best
  const id = typeof selection.coupon === 'number' ? selection.coupon : 0
  const candidate = benefits.coupons.find((coupon) => coupon.id === id)
  return {
    of: 'coupon',
    id,
    why: candidate ? couponProblem(candidate, purchase.lines, typeof selection.card === 'number', now) : null,
  }
}
