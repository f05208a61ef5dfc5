import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/main/catalog'

export const card: Same<typeof zhCn.card> = {
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

export const shop: Same<typeof zhCn.shop> = {
  original: 'Harga normal',
}

export const categoryPage: Same<typeof zhCn.categoryPage> = {
  title: 'Kategori',
  all: 'Semua produk',
  empty: 'Belum ada produk di kategori ini',
  rail: 'Kategori produk',
}

export const searchPage: Same<typeof zhCn.searchPage> = {
  title: 'Cari',
}

export const productPage: Same<typeof zhCn.productPage> = {
  sold: 'Terjual {n}',
  coins: '+ {n} berlian',
  soldOut: 'Habis',
  basketCount: 'Keranjang, {n} barang',
}
