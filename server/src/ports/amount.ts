import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'

/**
 * Minor units of a vendor's amount: vendors write two decimals even for currencies shown with none
 * ("150000.00" of IDR). Null when it is no amount of this currency.
 */
export function readAmount(text: string, exponent: number): number | null {
  const withoutZeros = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
  const amount = fromDecimal(withoutZeros, exponent)
  return amount !== null && amount >= 0 ? amount : null
}

/** Returns the amount as Alipay writes it: at least two decimals. */
export function writeAmount(minor: number, exponent: number): string {
  const text = toDecimal(minor, exponent)
  return exponent >= 2 ? text : exponent === 1 ? `${text}0` : `${text}.00`
}
