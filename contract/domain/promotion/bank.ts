import { getOwn } from '../get-own'

/** Numbers that a bank pays to: those of cards with a check digit, or of accounts. */
interface PayoutNumber {
  /** Codes of the banks, whose names are `account.bank` of the server's catalogues. */
  readonly banks: readonly string[]
  /** The least and the most digits. */
  readonly digits: readonly [number, number]
  /** Whether the last digit is as Luhn's rule wants it. */
  readonly hasCheckDigit: boolean
}

/** THE table of banks to which withdrawals are paid, by the currency of the site: cards in China, accounts in Indonesia. */
const payoutNumbers = {
  CNY: {
    banks: ['ICBC', 'ABC', 'BOC', 'CCB', 'COMM', 'PSBC', 'CMB', 'CITIC', 'SPDB', 'CIB'],
    digits: [12, 19],
    hasCheckDigit: true,
  },
  IDR: { banks: ['BCA', 'MANDIRI', 'BRI', 'BNI', 'CIMB', 'BSI'], digits: [10, 16], hasCheckDigit: false },
} as const satisfies Record<string, PayoutNumber>

export type BankCode = (typeof payoutNumbers)[keyof typeof payoutNumbers]['banks'][number]

const ruleOf = (currency: string) =>
  getOwn(payoutNumbers, currency) as (typeof payoutNumbers)[keyof typeof payoutNumbers] | undefined

/** Returns the banks of a site; none where no rows name its currency. */
export const banksOf = (currency: string): readonly BankCode[] => ruleOf(currency)?.banks ?? []

/** Returns a card's number without the spaces and dashes that people write. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '')

const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether digits are a number that a bank of the currency pays to, of a card or of an account. */
export function isCardNumber(digits: string, currency: string): boolean {
  const rule = ruleOf(currency)
  if (!rule || !/^\d+$/.test(digits)) return false
  const [min, max] = rule.digits
  return digits.length >= min && digits.length <= max && (!rule.hasCheckDigit || hasCheckDigit(digits))
}

/** Returns the masked form in which a stored card is always displayed: `**** **** **** 1234`. */
export const maskCard = (digits: string): string => `**** **** **** ${digits.slice(-4)}`
