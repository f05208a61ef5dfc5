import wallet from '@storefront/contract/locales/zh-cn/ticket/wallet.json'
import { addTexts } from './instance'

export const texts = [wallet] as const

/**
 * The texts of an e-ticket, for the subpackages that show one.
 */
addTexts('ticket', texts)
