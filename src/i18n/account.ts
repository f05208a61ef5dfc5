import feedback from '@storefront/contract/locales/zh-cn/account/feedback.json'
import settings from '@storefront/contract/locales/zh-cn/account/settings.json'
import { addTexts } from './instance'

export const texts = [feedback, settings] as const

/**
 * The texts of settings, privacy and feedback, for the screens of one's own account.
 */
addTexts('account', texts)
