import coins from '@storefront/contract/locales/zh-cn/opspromo/coins.json'
import promoters from '@storefront/contract/locales/zh-cn/opspromo/promoters.json'
import raffles from '@storefront/contract/locales/zh-cn/opspromo/raffles.json'
import { addTexts } from './instance'

export const texts = [coins, promoters, raffles] as const

/**
 * The texts of the operators' screens of promotion, imported for this effect by the pages of pages/opspromo.
 */
addTexts('opspromo', texts)
