import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/main/account'

export const accountPage: Same<typeof zhCn.accountPage> = {
  wallet: 'Dompet saya',
  title: 'Saya',
  login: 'Masuk / Daftar',
  loginHint: 'Masuk untuk layanan lengkap',
  orders: 'Pesanan saya',
  allOrders: 'Semua',
  address: 'Alamat pengiriman',
  notes: 'Catatan saya',
  articles: 'Artikel',
  events: 'Acara',
  contact: 'Hubungi kami',
  language: 'Bahasa',
  logout: 'Keluar',
  logoutAsk: 'Yakin ingin keluar?',
  user: 'Pengguna',
}
