import type { Same } from '../types'
import type { order as zhCn } from '../zh-cn/order'

export const order: Same<typeof zhCn> = {
  steps: { label: 'Status pesanan', placed: 'Dipesan', paid: 'Dibayar', shipped: 'Dikirim', collected: 'Diambil', done: 'Selesai' },
  payFailed: 'Pembayaran gagal, coba lagi',
}
