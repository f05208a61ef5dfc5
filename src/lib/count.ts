import type { Language } from '@storefront/contract/language'

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

/** A count the way the language groups large numbers. */
export const countLabel = (count: number, language: Language): string => (language === 'zh-cn' ? countInWan(count) : countInK(count))
