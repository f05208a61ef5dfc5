/** Pure arithmetic of a checkout in minor units; the same lines label the button and charge the buyer. */
export interface PricedLine {
  readonly unit: number
  readonly quantity: number
}

/** Sum of unit x quantity. Throws on an amount that is no safe integer, so that a sum is never silently wrong. */
export function sumLines(lines: readonly PricedLine[]): number {
  const total = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
  if (!Number.isSafeInteger(total)) throw new RangeError('sum exceeds what can be counted')
  return total
}

/** Shipping rule of a site: free from `free_over`, else `fee`; null `free_over` never waives it. */
export interface ShippingRule {
  readonly fee: number
  readonly free_over: number | null
}

/** Fee for goods of `goods` minor units; nothing to ship costs nothing. */
export function shippingFee(rule: ShippingRule, goods: number, needsShipping: boolean): number {
  if (!needsShipping) return 0
  return rule.free_over !== null && goods >= rule.free_over ? 0 : rule.fee
}

/** The lowest of the prices that hold now: promotion when there is one, else the price. */
export function effectivePrice(price: number, promotion: number | null): number {
  return promotion === null ? price : Math.min(price, promotion)
}
