import catalog from '@storefront/contract/locales/zh-cn/wallet/catalog.json'
import ops from '@storefront/contract/locales/zh-cn/wallet/ops.json'
import account from '@storefront/contract/locales/zh-cn/wallet/account.json'
import wallet from '@storefront/contract/locales/zh-cn/wallet/wallet.json'
import { addTexts } from './instance'

export const texts = [account, catalog, ops, wallet] as const

/**
 * The texts of pages/wallet, imported for this effect by its pages: no other package carries them.
 */
addTexts('wallet', texts)
