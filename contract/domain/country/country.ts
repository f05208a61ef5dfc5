import { ORDER_PAY_MINUTES } from '../../constants'
import { getOwn } from '../get-own'
import type { PaymentMethod } from '../checkout/payment-methods'
import type { CurrencyCode } from '../site/currencies'

/** A text in several languages, by their codes; English stands for those that are missing. */
export type Names = Readonly<Record<string, string>> & { readonly en: string }

/** Rule of a country's mobile numbers. */
export interface MobileRule {
  /** Digits behind the plus of an international number. */
  readonly callingCode: string
  /** Digit that is dialled before a national number inside the country; '' for none. */
  readonly trunk: string
  /** Pattern of a national number, without trunk digit. */
  readonly national: string
  /** Pattern of other national numbers that are accepted, although nothing but their length is known; '' for none. */
  readonly lenient: string
  /** Digits as people write a number, trunk digit included: the least and the most. */
  readonly digits: readonly [number, number]
  /** First digits as people write a number, trunk digit included. */
  readonly prefix: string
  /** Whether numbers are stored with plus and calling code; else by their national digits alone. */
  readonly isInternational: boolean
  /** Digits of each group as a number is shown, the rest in the last one; none shows it in one piece. */
  readonly groups: readonly number[]
  /** Leading digits that a masked number shows. */
  readonly shownDigits: number
}

export type RegionLevel = 'province' | 'city' | 'district' | 'village'
type AddressPart = RegionLevel | 'detail' | 'postcode'

/** Form of a country's addresses. */
export interface AddressForm {
  /**
   * Levels of the regions, the widest first, by the names of their fields on the wire; `names` is what the picker asks
   * for, null for a plain request to choose.
   */
  readonly levels: readonly { readonly level: RegionLevel; readonly names: Names | null }[]
  /** Order of the parts on a label, and the text between two of them. */
  readonly label: readonly AddressPart[]
  readonly separator: string
  /** Pattern of a postcode, its length and an example; null for a country whose addresses do without. */
  readonly postcode: { readonly pattern: string; readonly length: number; readonly example: string } | null
  /** Whether pasted addresses, and those of the vendors' address books, are understood. */
  readonly canPaste: boolean
}

/** Facts that depend on a shop's country. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly names: Names
  readonly mobile: MobileRule
  readonly address: AddressForm
  /** Currency and time zone that a new shop is offered. */
  readonly currency: CurrencyCode
  readonly timeZone: string
  /** Day with which the weeks of its calendars begin, as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number
  /** Methods by which its shops are paid, in the order in which buyers see them. */
  readonly payments: readonly PaymentMethod[]
  /** Minutes for which an unpaid order reserves its goods. */
  readonly payMinutes: number
}

/** THE table of countries, a row a country. China's row is the specification word for word (spec 5, spec 9). */
export const countries: Readonly<Record<string, Country>> & Readonly<Record<'CN' | 'ID', Country>> = {
  CN: {
    code: 'CN',
    names: { 'zh-cn': '中国', en: 'China', id: 'Tiongkok' },
    mobile: {
      callingCode: '86',
      trunk: '',
      national: '1\\d{10}',
      lenient: '\\d{11}',
      digits: [11, 11],
      prefix: '1',
      isInternational: false,
      groups: [],
      shownDigits: 3,
    },
    address: {
      levels: [
        { level: 'province', names: null },
        { level: 'city', names: null },
        { level: 'district', names: null },
      ],
      label: ['province', 'city', 'district', 'detail'],
      separator: ' ',
      postcode: null,
      canPaste: true,
    },
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    firstWeekday: 7,
    payments: ['wechat', 'alipay', 'fund'],
    payMinutes: ORDER_PAY_MINUTES,
  },
  ID: {
    code: 'ID',
    names: { 'zh-cn': '印度尼西亚', en: 'Indonesia', id: 'Indonesia' },
    mobile: {
      callingCode: '62',
      trunk: '0',
      national: '8\\d{8,11}',
      lenient: '',
      digits: [10, 13],
      prefix: '08',
      isInternational: true,
      groups: [4, 4],
      shownDigits: 4,
    },
    address: {
      levels: [
        { level: 'province', names: { 'zh-cn': '省', en: 'Province', id: 'Provinsi' } },
        { level: 'city', names: { 'zh-cn': '县/市', en: 'Regency or city', id: 'Kabupaten/kota' } },
        { level: 'district', names: { 'zh-cn': '区', en: 'Subdistrict', id: 'Kecamatan' } },
        { level: 'village', names: { 'zh-cn': '村/街道', en: 'Village', id: 'Kelurahan/desa' } },
      ],
      label: ['detail', 'village', 'district', 'city', 'province', 'postcode'],
      separator: ', ',
      postcode: { pattern: '^\\d{5}$', length: 5, example: '12950' },
      canPaste: false,
    },
    currency: 'IDR',
    timeZone: 'Asia/Jakarta',
    firstWeekday: 7,
    payments: ['qris', 'gopay', 'va_bca', 'va_bni', 'va_bri', 'va_mandiri', 'fund'],
    // Buyers go to a cash machine or to their bank's app for a virtual account.
    payMinutes: 24 * 60,
  },
}

/** Returns a country by its code; China for one that has no row. */
export const countryOf = (code: string | undefined): Country =>
  (getOwn(countries, code ?? '') as Country | undefined) ?? countries.CN

/** Returns a text in a language, in English where the language has none. */
export const nameIn = (names: Names, language: string): string =>
  (getOwn(names, language) as string | undefined) ?? names.en
