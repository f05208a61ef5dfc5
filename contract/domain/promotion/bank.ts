import { getOwn } from '../get-own'

/**
 * Banks whose cards can be stored, by the currency of the site: codes, whose names are `account.bank` of the server's
 * catalogues.
 */
const banks = {
  CNY: ['ICBC', 'ABC', 'BOC', 'CCB', 'COMM', 'PSBC', 'CMB', 'CITIC', 'SPDB', 'CIB'],
  IDR: ['BCA', 'MANDIRI', 'BRI', 'BNI', 'CIMB', 'BSI'],
} as const

export type BankCode = (typeof banks)[keyof typeof banks][number]

/** Returns the banks of a site; none where no rows name its currency. */
export const banksOf = (currency: string): readonly BankCode[] =>
  (getOwn(banks, currency) as readonly BankCode[] | undefined) ?? []

const LENGTH = { min: 12, max: 19 } as const

/** Returns a card's number without the spaces and dashes that people write. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '')

/** Whether digits are a bank card's number: 12 to 19 of them, the last one as Luhn's rule wants it. */
export function isCardNumber(digits: string): boolean {
  if (digits.length < LENGTH.min || digits.length > LENGTH.max || !/^\d+$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Returns the masked form in which a stored card is always displayed: `**** **** **** 1234`. */
export const maskCard = (digits: string): string => `**** **** **** ${digits.slice(-4)}`
