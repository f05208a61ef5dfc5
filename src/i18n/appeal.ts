import afterSales from '@storefront/contract/locales/zh-cn/appeal/after-sales.json'
import { addTexts } from './instance'

export const texts = [afterSales] as const

/**
 * The texts of an appeal against a refused return, which the buyers' screens alone carry.
 */
addTexts('appeal', texts)
