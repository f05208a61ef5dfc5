import ops from '@storefront/contract/locales/zh-cn/ops/ops.json'
import site from '@storefront/contract/locales/zh-cn/ops/site.json'
import { addTexts } from './instance'

export const texts = [ops, site] as const

/**
 * The texts of the operators' area, for its screens alone: the member's page leads there and shows none of them.
 */
addTexts('ops', texts)
