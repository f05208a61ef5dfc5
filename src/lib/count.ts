import { isChinese, type Language } from '@storefront/contract/language'

/** Cut, not rounded: 1,999 people are not two thousand. One decimal, which is dropped when it is zero. */
const cut = (count: number, unit: number): string => String(Math.floor((count * 10) / unit) / 10)

/** Counts in thousands (spec 9): 1000 or more as K, above 10000 as 10K+. */
export function countInK(count: number): string {
  if (count < 1000) return String(count)
  return count > 10_000 ? '10K+' : `${cut(count, 1000)}K`
}

/** Counts in ten-thousands (spec 9): 10000 or more as 万, above 100000 as 10万+. */
export function countInWan(count: number): string {
  if (count < 10_000) return String(count)
  return count > 100_000 ? '10万+' : `${cut(count, 10_000)}万`
}

/**
 * Returns a count as visitors read it: sales, hits and likes, on cards and screens alike. The specification has two
 * forms and does not say where each stands (spec 9): 万 is Chinese and groups as Chinese does, so Chinese has 万 and
 * 10万+; every other language has K and 10K+. What is counted for its own sake (a vote's results, a stock, an operator's
 * sales) stays exact.
 */
export const countLabel = (count: number, language: Language): string =>
  isChinese(language) ? countInWan(count) : countInK(count)
