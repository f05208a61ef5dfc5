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

/** Returns the lowest of the prices that hold now: promotion when there is one, else the price. */
export function effectivePrice(price: number, promotion: number | null): number {
  return promotion === null ? price : Math.min(price, promotion)
}

/**
 * Shares `total` minor units among `weights` in proportion: the parts add up to `total` exactly, and none exceeds its
 * weight. What rounding leaves over goes to the largest remainders, of equal ones to the first. `total` is at most the
 * sum of the weights. Counted in BigInt, as a product of two amounts may be more than a number holds.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (total < 0 || total > whole) throw new RangeError(`${total} cannot be shared among ${whole}`)
  if (total === 0) return weights.map(() => 0)
  const parts = weights.map((weight, at) => {
    const product = BigInt(total) * BigInt(weight)
    return { at, floor: Number(product / BigInt(whole)), rest: product % BigInt(whole) }
  })
  const remainder = total - parts.reduce((sum, { floor }) => sum + floor, 0)
  const shares = parts.map(({ floor }) => floor)
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  for (const { at } of byRest.slice(0, remainder)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/** `percent` of an amount, rounded down to a minor unit; `percent` is 0 to 100. */
export function percentOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(percent)) / BigInt(100))
}
