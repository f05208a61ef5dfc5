import feedback from '@storefront/contract/locales/zh-cn/account/feedback.json'
import favourites from '@storefront/contract/locales/zh-cn/account/saved.json'
import settings from '@storefront/contract/locales/zh-cn/account/settings.json'
import { addTexts } from './instance'

export const texts = [feedback, favourites, settings] as const

/**
 * The texts of settings, privacy, feedback and saved products, for the screens of one's own account.
 */
addTexts('account', texts)
