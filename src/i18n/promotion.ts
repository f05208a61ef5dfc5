import promotion from '@storefront/contract/locales/zh-cn/promotion/promotion.json'
import { addTexts } from './instance'

export const texts = [promotion] as const

/**
 * The texts of coins and raffles, imported for this effect by the pages of pages/promotion.
 */
addTexts('promotion', texts)
