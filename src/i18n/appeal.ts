import afterSales from '@storefront/contract/locales/zh-cn/appeal/after-sales.json'
import { addTexts } from './instance'

export const texts = [afterSales] as const

/**
 * The texts of appeals and exchanges, which the screens of one return alone carry.
 */
addTexts('appeal', texts)
