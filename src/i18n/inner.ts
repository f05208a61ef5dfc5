import { addWords } from '.'
import { innerTexts as id } from './id/inner'
import { innerTexts as zhCn } from './zh-cn/inner'

/**
 * The words of the screens in subpackages, imported for this effect by each of them: the mini-programs' main package,
 * and the first screen on H5, have no use for them.
 */
addWords({ 'zh-cn': zhCn, id })
