import account from '@storefront/contract/locales/zh-cn/tab/account.json'
import cart from '@storefront/contract/locales/zh-cn/tab/cart.json'
import catalog from '@storefront/contract/locales/zh-cn/tab/catalog.json'
import { addTexts } from './instance'

export const texts = [account, cart, catalog] as const

/**
 * The texts of the tabs beside home, imported for this effect by the files that show them: they stand in the main
 * package of a mini-program, and the first screen on H5 has no use for them.
 */
addTexts('tab', texts)
