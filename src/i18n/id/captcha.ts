import type { Same } from '../types'
import type { captcha as zhCn } from '../zh-cn/captcha'

export const captcha: Same<typeof zhCn> = {
  title: 'Verifikasi keamanan',
  drag: 'Geser ke kanan untuk melengkapi gambar',
  keys: 'Penggeser, gerakkan dengan tombol panah, konfirmasi dengan Enter',
  loading: 'Memuat…',
  broken: 'Gagal memuat',
  again: 'Coba lagi',
  checking: 'Memeriksa…',
  passed: 'Verifikasi berhasil',
  refresh: 'Ganti gambar',
}
