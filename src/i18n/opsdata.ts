import moderation from '@storefront/contract/locales/zh-cn/opsdata/moderation.json'
import { addTexts } from './instance'

export const texts = [moderation] as const

/**
 * The texts of moderation and feedback, for the operators' screens of them: the operators' other subpackage shows none
 * of these.
 */
addTexts('opsdata', texts)
