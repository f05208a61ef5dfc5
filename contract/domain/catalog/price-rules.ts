/** The highest price, in minor units: nine digits before the decimals of a currency with two, eleven of one without. */
export const PRICE_MAX = 99_999_999_999

/**
 * Returns what makes a variant's prices senseless, in minor units: a price beyond every good, or a promotion above the
 * price.
 */
export function priceProblem(price: number, promotion: number | null): 'tooBig' | 'abovePrice' | null {
  if (price > PRICE_MAX) return 'tooBig'
  return promotion !== null && promotion > price ? 'abovePrice' : null
}
