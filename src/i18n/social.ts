import community from '@storefront/contract/locales/zh-cn/social/community.json'
import { addTexts } from './instance'

export const texts = [community] as const

/**
 * The texts of comments and people, for the subpackages that show them.
 */
addTexts('social', texts)
