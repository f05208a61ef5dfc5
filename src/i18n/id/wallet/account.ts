import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/wallet/account'

export const contacts: Same<typeof zhCn.contacts> = {
  title: 'Kontak tersimpan',
  empty: 'Belum ada kontak',
  emptyHint: 'Tambahkan agar pendaftaran lebih cepat',
  add: 'Tambah kontak',
  edit: 'Ubah kontak',
  name: 'Nama',
  namePlaceholder: 'Isi nama',
  mobile: 'Nomor ponsel',
  mobilePlaceholder: 'Isi nomor ponsel',
  mobileWrong: 'Masukkan nomor ponsel yang benar',
  save: 'Simpan',
  saved: 'Kontak tersimpan',
  removeAsk: 'Hapus kontak ini?',
  removed: 'Kontak dihapus',
}
