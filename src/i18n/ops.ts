import site from '@storefront/contract/locales/zh-cn/ops/site.json'
import { addTexts } from './instance'

export const texts = [site] as const

/**
 * The texts of the operators' view, for the member's page and the operators' screens: home shows none of them.
 */
addTexts('ops', texts)
