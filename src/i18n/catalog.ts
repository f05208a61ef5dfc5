import catalog from '@storefront/contract/locales/zh-cn/catalog/catalog.json'
import { addTexts } from './instance'

export const texts = [catalog] as const

/**
 * The texts of products, for the screens that show them at length.
 */
addTexts('catalog', texts)
