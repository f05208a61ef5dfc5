import { getOwn } from '../get-own'
import { narrowWidth } from '../text/width'
import type { Names } from './country'

/** Invoices of a country: their words, and the number by which the tax office knows who gets one. */
export interface InvoiceRule {
  /** The document's name. */
  readonly names: Names
  readonly taxNumber: {
    readonly names: Names
    /** Pattern of a number without the signs that people write between its digits. */
    readonly pattern: string
    readonly example: string
  }
  /** Whether private buyers have a tax number as well, which they may give. */
  readonly isPersonNumbered: boolean
}

/** THE table of invoices, a row a country; a shop in a country without a row issues none. */
const invoiceRules: Readonly<Record<string, InvoiceRule>> = {
  CN: {
    names: { 'zh-cn': '发票', en: 'Invoice (fapiao)', id: 'Faktur (fapiao)' },
    taxNumber: {
      names: { 'zh-cn': '税号', en: 'Taxpayer number', id: 'Nomor wajib pajak' },
      // The credit code of 18, or the older numbers of companies and of people who trade.
      pattern: '^(?:[0-9A-HJ-NP-RTUWXY]{18}|[0-9A-Z]{15}|[0-9A-Z]{17}|[0-9A-Z]{20})$',
      example: '91350211M000100Y43',
    },
    isPersonNumbered: false,
  },
  ID: {
    names: { 'zh-cn': '税务发票（Faktur Pajak）', en: 'Tax invoice (faktur pajak)', id: 'Faktur pajak' },
    // 16 digits since 2024, which for people are those of their identity card; 15 before.
    taxNumber: {
      names: { 'zh-cn': 'NPWP 税号', en: 'NPWP', id: 'NPWP' },
      pattern: '^\\d{15,16}$',
      example: '0012345678901000',
    },
    isPersonNumbered: true,
  },
}

/** Returns the rule of a country by its code; null for a country without invoices. */
export const invoiceRuleOf = (code: string): InvoiceRule | null =>
  (getOwn(invoiceRules, code) as InvoiceRule | undefined) ?? null

/** Returns a tax number without the blanks, dots and dashes between its characters, in capital letters. */
export const tidyTaxNumber = (text: string): string =>
  narrowWidth(text)
    .replace(/[\s.·-]/g, '')
    .toUpperCase()
