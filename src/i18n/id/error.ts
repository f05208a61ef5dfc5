import type { Same } from '../types'
import type { error as zhCn } from '../zh-cn/error'

export const error: Same<typeof zhCn> = {
  title: 'Terjadi kesalahan',
  network: 'Gagal terhubung, periksa jaringan lalu coba lagi',
  slow: 'Jaringan sedang lambat, coba lagi nanti',
  server: 'Terjadi gangguan pada server, coba lagi nanti',
  unknown: 'Gagal, coba lagi nanti',
}
