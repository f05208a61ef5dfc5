import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/main/cart'

export const basketPage: Same<typeof zhCn.basketPage> = {
  title: 'Keranjang',
  empty: 'Keranjang masih kosong',
  emptyHint: 'Yuk, pilih barang yang Anda suka',
  shop: 'Mulai belanja',
  visitor: 'Masuk untuk melihat keranjang',
  visitorHint: 'Barang pilihan Anda tersimpan di akun',
  login: 'Masuk',
  all: 'Semua',
  total: 'Total',
  noShipping: 'Belum termasuk ongkir',
  checkout: 'Bayar',
  checkoutCount: 'Bayar ({n})',
  remove: 'Hapus',
  removeOne: 'Hapus {name}',
  removeAsk: 'Hapus barang ini?',
  invalid: 'Tidak tersedia',
  invalidTag: 'Tidak tersedia',
  clearInvalid: 'Hapus semua',
  clearAsk: 'Hapus semuanya?',
  select: 'Pilih {name}',
  short: 'Stok tidak cukup, tersisa {left}',
}
