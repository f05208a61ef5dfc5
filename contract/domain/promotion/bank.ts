import { getOwn } from '../get-own'

/** Banks whose cards can be stored, by the currency of the site. */
export interface Bank {
  readonly code: string
  readonly 'zh-cn': string
  readonly id: string
}

const banks: Readonly<Record<string, readonly Bank[]>> = {
  CNY: [
    { code: 'ICBC', 'zh-cn': '中国工商银行', id: 'ICBC' },
    { code: 'ABC', 'zh-cn': '中国农业银行', id: 'Agricultural Bank of China' },
    { code: 'BOC', 'zh-cn': '中国银行', id: 'Bank of China' },
    { code: 'CCB', 'zh-cn': '中国建设银行', id: 'China Construction Bank' },
    { code: 'COMM', 'zh-cn': '交通银行', id: 'Bank of Communications' },
    { code: 'PSBC', 'zh-cn': '中国邮政储蓄银行', id: 'Postal Savings Bank of China' },
    { code: 'CMB', 'zh-cn': '招商银行', id: 'China Merchants Bank' },
    { code: 'CITIC', 'zh-cn': '中信银行', id: 'China CITIC Bank' },
    { code: 'SPDB', 'zh-cn': '浦发银行', id: 'SPD Bank' },
    { code: 'CIB', 'zh-cn': '兴业银行', id: 'Industrial Bank' },
  ],
  IDR: [
    { code: 'BCA', 'zh-cn': '中亚银行 BCA', id: 'BCA' },
    { code: 'MANDIRI', 'zh-cn': '曼迪利银行 Mandiri', id: 'Bank Mandiri' },
    { code: 'BRI', 'zh-cn': '印尼人民银行 BRI', id: 'BRI' },
    { code: 'BNI', 'zh-cn': '印尼国家银行 BNI', id: 'BNI' },
    { code: 'CIMB', 'zh-cn': '联昌银行 CIMB Niaga', id: 'CIMB Niaga' },
    { code: 'BSI', 'zh-cn': '印尼伊斯兰银行 BSI', id: 'Bank Syariah Indonesia' },
  ],
}

/** The banks of a site; none where no rows name its currency. */
export const banksOf = (currency: string): readonly Bank[] => (getOwn(banks, currency) as readonly Bank[] | undefined) ?? []

const LENGTH = { min: 12, max: 19 } as const

/** A card's number without the spaces and dashes that people write. */
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

/** The masked form in which a stored card is always displayed: `**** **** **** 1234`. */
export const maskCard = (digits: string): string => `**** **** **** ${digits.slice(-4)}`
