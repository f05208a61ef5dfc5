import account from '@storefront/contract/locales/zh-cn/contact/account.json'
import { addTexts } from './instance'

export const texts = [account] as const

/**
 * The texts of saved contacts, for the screens on which one is chosen.
 */
addTexts('contact', texts)
