import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/wallet/catalog'

export const resv: Same<typeof zhCn.resv> = {
  title: 'Pesan saat tersedia',
  empty: 'Belum ada pesanan',
  emptyHint: 'Tinggalkan kontak saat barang yang Anda suka habis',
  count: '{n} barang',
  back: 'Sudah tersedia, beli',
  arrived: 'Beli sekarang',
  told: 'tersedia {time}',
  gone: 'Barang tidak dijual lagi',
  cancel: 'Batalkan',
  cancelAsk: 'Batalkan pesanan ini?',
  cancelled: 'Pesanan dibatalkan',
  add: 'Pesan saat tersedia',
  quantity: 'Jumlah',
  submit: 'Kirim',
  done: 'Tersimpan, kami kabari saat tersedia',
  hint: 'Saat barang tersedia, kami kabari sesuai urutan pesanan.',
  fromContacts: 'Pilih kontak',
}
