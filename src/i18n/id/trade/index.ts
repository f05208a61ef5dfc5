import type { Same } from '../../types'
import type { tradeTexts as zhCn } from '../../zh-cn/trade'
import { parcel, comment } from './orders'
import { ret } from './after-sales'
import { wd } from './promotion'
import { ops } from './ops'

export const tradeTexts: Same<typeof zhCn> = { parcel, comment, ret, wd, ops }
