import type { Same } from '../types'
import type { flash as zhCn } from '../zh-cn/flash'

export const flash: Same<typeof zhCn> = {
  title: 'Pesan',
  several: '{count} pesan, geser ke kiri atau kanan',
  coupons: 'Selamat, Anda mendapat kupon',
  myCoupons: 'Lihat kupon saya',
  gains: 'Selamat, Anda mendapat hadiah',
  diamond: 'Berlian',
  point: 'Poin',
  charm: 'Pesona',
  gain: '+{amount}',
  card: 'Selamat, Anda mendapat kartu anggota',
  raffle: 'Selamat, Anda menang undian',
  voucher: 'Selamat, Anda mendapat voucer pengambilan',
  home: 'Ke beranda',
  follow: 'Ikuti akun resmi',
  press: 'Tekan lama kode QR untuk mengikuti akun resmi',
  account: 'Akun resmi: {name}',
  copyName: 'Salin nama akun',
  qr: 'Kode QR {name}',
}
