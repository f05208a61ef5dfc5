import type { Same } from '../types'
import type { bind as zhCn } from '../zh-cn/bind'

export const bind: Same<typeof zhCn> = {
  title: 'Hubungkan nomor ponsel',
  hint: 'Setelah terhubung Anda dapat melanjutkan dan menerima kabar pesanan',
  mobile: 'Ponsel',
  mobilePlaceholder: 'Masukkan nomor ponsel',
  code: 'Kode',
  codePlaceholder: 'Masukkan kode',
  name: 'Nama',
  namePlaceholder: 'Masukkan nama',
  nameOptional: 'Masukkan nama (opsional)',
  email: 'Email',
  emailPlaceholder: 'Masukkan email',
  emailOptional: 'Masukkan email (opsional)',
  submit: 'OK',
  skip: 'Nanti saja',
  done: 'Nomor ponsel terhubung',
  already: 'Nomor ponsel sudah terhubung, Anda dapat menggantinya',
  mobileMissing: 'Isi nomor ponsel',
  mobileWrong: 'Masukkan nomor ponsel yang benar',
  codeMissing: 'Isi kode verifikasi',
  nameMissing: 'Isi nama',
  emailMissing: 'Isi email',
  emailWrong: 'Isi alamat email yang benar',
}
