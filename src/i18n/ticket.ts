import { addWords } from '.'
import { ticketTexts as id } from './id/ticket'
import { ticketTexts as zhCn } from './zh-cn/ticket'

/** Words of an e-ticket, for the subpackages that show one. */
addWords({ 'zh-cn': zhCn, id })
