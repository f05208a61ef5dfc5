import community from '@storefront/contract/locales/zh-cn/social/community.json'
import messages from '@storefront/contract/locales/zh-cn/social/messages.json'
import { addTexts } from './instance'

export const texts = [community, messages] as const

/**
 * The texts of comments, people and messages, for the subpackages that show them.
 */
addTexts('social', texts)
