import type { Same } from '../types'
import type { shop as zhCn } from '../zh-cn/shop'

export const shop: Same<typeof zhCn> = {
  original: 'Harga normal',
}
