import promoter from '@storefront/contract/locales/zh-cn/promotion/promoter.json'
import promotion from '@storefront/contract/locales/zh-cn/promotion/promotion.json'
import { addTexts } from './instance'

export const texts = [promotion, promoter] as const

/**
 * The texts of coins, raffles and the promoter programme, imported for this effect by the pages of pages/promotion and
 * pages/promoter.
 */
addTexts('promotion', texts)
