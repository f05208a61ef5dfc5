import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/inner/catalog'

export const listPage: Same<typeof zhCn.listPage> = {
  title: 'Produk',
  clear: 'Hapus pencarian',
}

export const productPage: Same<typeof zhCn.productPage> = {
  title: 'Detail produk',
  choose: 'Pilih',
  chosen: 'Dipilih',
  pleaseChoose: 'Pilih {names}',
  pieces: '{n} buah',
  shipping: 'Kirim',
  shippingFee: 'Ongkir',
  shippingFree: 'Gratis ongkir',
  shippingFreeOver: 'Gratis ongkir di atas {amount}',
  detail: 'Deskripsi produk',
  noDetail: 'Toko belum menambahkan deskripsi',
  home: 'Beranda',
  basket: 'Keranjang',
  addBasket: '+ Keranjang',
  buyNow: 'Beli',
  added: 'Masuk ke keranjang',
  promotion: 'Promo',
  comments: 'Ulasan',
  commentsHint: 'Lihat kata pembeli',
  reserve: 'Pesan',
  reserveHint: 'Tinggalkan kontak, kami kabari saat tersedia',
  reserved: 'Sudah dipesan, kami kabari saat tersedia',
  arrived: 'Sudah tersedia, beli sekarang',
}

export const variantPage: Same<typeof zhCn.variantPage> = {
  title: 'Pilih varian',
  quantity: 'Jumlah',
  stock: 'Stok {n}',
  stockLow: 'Sisa {n}',
  ample: 'Stok tersedia',
  soldOut: '{value}, habis',
  missing: 'Pilih {names}',
}
