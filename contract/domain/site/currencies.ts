import { keysOf } from '../keys-of'

/** The currencies that a site can have: what stands before an amount, and how many decimals it has. */
export const currencies = {
  CNY: { symbol: '¥', exponent: 2 },
  HKD: { symbol: 'HK$', exponent: 2 },
  TWD: { symbol: 'NT$', exponent: 0 },
  USD: { symbol: '$', exponent: 2 },
  EUR: { symbol: '€', exponent: 2 },
  GBP: { symbol: '£', exponent: 2 },
  JPY: { symbol: 'JP¥', exponent: 0 },
  KRW: { symbol: '₩', exponent: 0 },
  SGD: { symbol: 'S$', exponent: 2 },
  MYR: { symbol: 'RM', exponent: 2 },
  IDR: { symbol: 'Rp', exponent: 0 },
  THB: { symbol: '฿', exponent: 2 },
  VND: { symbol: '₫', exponent: 0 },
  PHP: { symbol: '₱', exponent: 2 },
  AUD: { symbol: 'A$', exponent: 2 },
} as const

export type CurrencyCode = keyof typeof currencies
export const currencyCodes = keysOf(currencies)
