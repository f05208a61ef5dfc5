import { keysOf } from '../keys-of'
import type { CurrencyCode } from './currencies'

/** Templates of a new shop: nothing but its pages, or the goods of a demo site, whose prices have a currency. */
export const siteTemplates = {
  empty: { currency: null },
  qingshi: { currency: 'CNY' },
  rimba: { currency: 'IDR' },
  xiangju: { currency: 'CNY' },
} as const satisfies Record<string, { currency: CurrencyCode | null }>

export type SiteTemplate = keyof typeof siteTemplates
export const templateNames = keysOf(siteTemplates)

/** A site's short name in addresses: letters, digits and dashes. */
export const SLUG_PATTERN = '^[a-z0-9][a-z0-9-]{1,40}$'
