import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/main/wallet'

export const coupon: Same<typeof zhCn.coupon> = {
  title: 'Kupon',
  empty: 'Belum ada kupon yang bisa diambil',
  exchange: 'Tukar',
  tenths: '%',
  from: 'Mulai {date}',
  until: 's.d. {date}',
  open: 'Ambil',
  not_begun: 'Belum mulai',
  expired: 'Kedaluwarsa',
  out: 'Habis',
  taken: 'Sudah diambil',
}
