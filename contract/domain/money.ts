/**
 * Money is integer minor units inside and a decimal string on the wire (design 4).
 * `exponent` is the count of decimals the currency is shown with: CNY 2, IDR 0.
 */
export interface Currency {
  code: string
  symbol: string
  exponent: number
}

/** 12800 with exponent 2 -> "128.00"; 150000 with exponent 0 -> "150000". */
export function toDecimal(minor: number, exponent: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount: ${minor}`)
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const sign = minor < 0 ? '-' : ''
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/**
 * Returns the inverse of `toDecimal`. Null when `text` is no amount of this currency (too many decimals, not a number,
 * unsafe size).
 */
export function fromDecimal(text: string, exponent: number): number | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return null
  const fraction = match[3] ?? ''
  if (fraction.length > exponent) return null
  const minor = Number(match[2] + fraction.padEnd(exponent, '0'))
  if (!Number.isSafeInteger(minor)) return null
  return match[1] ? 0 - minor : minor
}

/**
 * Separators between the thousands of an amount, by currency. The specification groups rupiah and not yuan (spec 5);
 * a currency without a row is not grouped.
 */
const THOUSANDS: Readonly<Record<string, string>> = {
  IDR: '.',
  VND: '.',
  KRW: ',',
  JPY: ',',
  USD: ',',
  SGD: ',',
  MYR: ',',
}

/** Groups the whole part by thousands: "1250000" -> "1,250,000" (`.` is the Indonesian separator). */
export function groupThousands(whole: string, separator: string): string {
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, separator)
}

/** Whether a decimal string is nothing to pay, shown as free (spec 5). */
export function isFree(amount: string): boolean {
  return /^-?0+(\.0+)?$/.test(amount)
}

/**
 * Returns a price in parts for display: symbol, grouped whole part, decimals without the dot. Decimals that are all
 * zero are dropped for the small form (spec 5: small price shows decimals unless "00").
 */
export function priceParts(
  amount: string,
  currency: Pick<Currency, 'code' | 'symbol'>,
): { sign: string; symbol: string; whole: string; decimals: string } {
  const negative = amount.startsWith('-')
  const [whole = '0', decimals = ''] = (negative ? amount.slice(1) : amount).split('.')
  const separator = THOUSANDS[currency.code]
  return {
    sign: negative ? '-' : '',
    symbol: currency.symbol,
    whole: separator ? groupThousands(whole, separator) : whole,
    decimals: /^0*$/.test(decimals) ? '' : decimals,
  }
}

/** Returns an amount with all its decimals and grouped, as staff compare them: "¥12,800.00", "-¥3.50", "Rp150.000". */
export function formatAmount(amount: string, currency: Pick<Currency, 'code' | 'symbol'>): string {
  const { sign, symbol } = priceParts(amount, currency)
  const [whole = '0', decimals] = amount.replace('-', '').split('.')
  const digits = groupThousands(whole, THOUSANDS[currency.code] ?? ',')
  return `${sign}${symbol}${digits}${decimals ? `.${decimals}` : ''}`
}

/** Returns one line of text: "¥128", "¥12.50", "Rp150.000". */
export function formatPrice(amount: string, currency: Pick<Currency, 'code' | 'symbol'>): string {
  const { sign, symbol, whole, decimals } = priceParts(amount, currency)
  return `${sign}${symbol}${whole}${decimals ? `.${decimals}` : ''}`
}
