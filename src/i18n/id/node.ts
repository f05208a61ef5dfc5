import type { Same } from '../types'
import type { node as zhCn } from '../zh-cn/node'

export const node: Same<typeof zhCn> = {
  title: 'Pilih kelompok',
  bar: 'Kelompok',
  choose: 'Silakan pilih',
  levels: 'Tingkat yang dipilih',
  all: 'Semua',
  chooseThis: 'Pilih "{name}"',
  unavailable: 'Pilihan ini tidak tersedia, pilih yang lain',
  off: 'Tidak tersedia',
  done: 'Berhasil disimpan',
  empty: 'Belum ada kelompok yang bisa dipilih',
}
