import type { ErrorName, errors } from '@storefront/contract/errors'
import type { CheckoutSource } from '@/services/api/checkout'
import { codes } from '@/services/codes'

/** The step of the screen after a refused order, beside the error message. */
export type RefusalStep =
  /** The sums changed: show the new amount and ask again. */
  | 'confirmPrice'
  /** A line has changed: load the checkout again. */
  | 'reload'
  /** A coupon, card or place that was chosen is gone: offer the best of what is left. */
  | 'rechoose'
  /** No address, or one to which nothing is sent: lead to the addresses. */
  | 'address'
  /** Nothing is left to buy: back to the basket. */
  | 'leave'
  /** Only the error message. */
  | 'none'

/** Apart from the other codes, which the first script of H5 carries. */
const limitCodes = {
  purchaseLimit: '42107',
  purchaseLimitReached: '42108',
} as const satisfies { readonly [N in ErrorName]?: (typeof errors)[N]['code'] }

const steps: Readonly<Record<string, RefusalStep>> = {
  [codes.priceChanged]: 'confirmPrice',
  [codes.stockShort]: 'reload',
  [codes.lineInvalid]: 'reload',
  [limitCodes.purchaseLimit]: 'reload',
  [limitCodes.purchaseLimitReached]: 'reload',
  [codes.couponUnusable]: 'rechoose',
  [codes.couponGone]: 'rechoose',
  [codes.cardUnusable]: 'rechoose',
  [codes.pickupPointGone]: 'rechoose',
  [codes.diamondShort]: 'rechoose',
  [codes.voucherShort]: 'reload',
  [codes.addressRequired]: 'address',
  [codes.regionRefused]: 'address',
  [codes.basketEmpty]: 'leave',
}

/** Returns the step of an `err_code`; an unknown one needs its words alone. */
export function refusalStep(code: string): RefusalStep {
  return steps[code] ?? 'none'
}

/** Returns the screen on which the items of the checkout were selected. */
export const sourceRoute = (source: CheckoutSource) => (source === 'pickup' ? 'shop.pickupcard.center' : 'shop.basket')
