import door from '@storefront/contract/locales/zh-cn/door/door.json'
import { addTexts } from './instance'

export const texts = [door] as const

/**
 * The texts of the door, for pages/door.
 */
addTexts('door', texts)
