import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/trade/orders'

export const parcel: Same<typeof zhCn.parcel> = {
  title: 'Pengiriman',
  trackingNo: 'Nomor resi',
  noTracking: 'Belum ada nomor resi',
  inside: 'Isi paket',
  way: 'Perjalanan paket',
  noWay: 'Belum ada perjalanan',
  nothing: 'Kurir belum memberi kabar, coba lagi nanti',
  wrong: 'Kurir tidak mengenal nomor resi ini, hubungi kami',
  unreachable: 'Kabar terbaru belum bisa diambil (dicoba {time}), berikut yang sudah diketahui',
  delivered: 'Paket diterima',
  deliveredAsk: 'Apakah paket ini sudah Anda terima?',
  done: 'Paket sudah diterima',
}

export const comment: Same<typeof zhCn.comment> = {
  write: 'Tulis ulasan',
  title: 'Ulasan produk',
  mine: 'Ulasan saya',
  ofParcel: 'Ulasan isi paket',
  empty: 'Belum ada ulasan',
  off: 'Ulasan belum tersedia',
  nothing: 'Tidak ada yang perlu diulas',
  score: 'Nilai',
  star: '{n} bintang',
  text: 'Ulasan',
  textHint: 'Ceritakan bagaimana rasanya',
  pictures: 'Foto',
  pictureN: 'Foto {n}',
  submit: 'Kirim ulasan',
  needText: 'Isi ulasan',
  done: 'Terima kasih atas ulasan Anda',
  picture: 'Foto ulasan {n}',
}
