import type { Same } from '../types'
import type { card as zhCn } from '../zh-cn/card'

export const card: Same<typeof zhCn> = {
  likes: '{n} suka',
  untitled: 'Tanpa judul',
  draft: 'Draf',
  edited: 'Diedit {time}',
  private: 'Pribadi',
  vouchers: 'Sisa {available} / {quantity}',
  until: 'Berlaku s.d. {date}',
  fetched: 'Sudah diambil semua',
  fetch: 'Ambil',
  expired: 'Kedaluwarsa',
  stock: 'Stok {n}',
  ample: 'Stok tak terbatas',
  on: 'Dijual',
  off: 'Tidak dijual',
  actions: { verify_ticket: 'Periksa tiket', registration: 'Daftar peserta' },
  actionOf: '{action}: {name}',
}
