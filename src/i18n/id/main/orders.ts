import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/main/orders'

export const orderPage: Same<typeof zhCn.orderPage> = {
  all: 'Semua',
  unpaid: 'Belum bayar',
  wait_ship: 'Dikemas',
  wait_receive: 'Dikirim',
  completed: 'Selesai',
}
