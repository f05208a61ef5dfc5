import content from '@storefront/contract/locales/zh-cn/content/content.json'
import { addTexts } from './instance'

export const texts = [content] as const

/**
 * The texts of articles, notes and topics that only pages/content shows.
 */
addTexts('content', texts)
