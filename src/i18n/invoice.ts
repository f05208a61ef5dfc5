import invoices from '@storefront/contract/locales/zh-cn/invoice/invoices.json'
import { addTexts } from './instance'

export const texts = [invoices] as const

/**
 * The texts of the screen of an order's invoice.
 */
addTexts('invoice', texts)
