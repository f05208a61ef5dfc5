import './ticket'
import { addWords } from '.'
import { tradeTexts as id } from './id/trade'
import { tradeTexts as zhCn } from './zh-cn/trade'

/** Words of the screens after an order and of the operators', which no other subpackage carries. */
addWords({ 'zh-cn': zhCn, id })
