import coins from '@storefront/contract/locales/zh-cn/opspromotion/coins.json'
import promoters from '@storefront/contract/locales/zh-cn/opspromotion/promoters.json'
import raffles from '@storefront/contract/locales/zh-cn/opspromotion/raffles.json'
import { addTexts } from './instance'

export const texts = [coins, promoters, raffles] as const

/**
 * The texts of the operators' screens of promotion, imported for this effect by the pages of pages/opspromotion.
 */
addTexts('opspromotion', texts)
