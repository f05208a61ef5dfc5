import type { Same } from '../types'
import type { order as zhCn } from '../zh-cn/order'

export const order: Same<typeof zhCn> = {
  payFailed: 'Pembayaran gagal, coba lagi',
}
