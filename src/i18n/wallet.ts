import { addWords } from '.'
import { walletTexts as id } from './id/wallet'
import { walletTexts as zhCn } from './zh-cn/wallet'

/** The words of pages/wallet, imported for this effect by its pages: no other package carries them. */
addWords({ 'zh-cn': zhCn, id })
