import type { Same } from '../types'
import type { profile as zhCn } from '../zh-cn/profile'

export const profile: Same<typeof zhCn> = {
  title: 'Profil',
  avatar: 'Foto profil',
  name: 'Nama panggilan',
  namePlaceholder: 'Masukkan nama panggilan',
  email: 'Email',
  emailPlaceholder: 'Opsional, untuk menerima kabar',
  birthday: 'Tanggal lahir',
  mobile: 'Nomor ponsel',
  bind: 'Hubungkan nomor ponsel',
  rebind: 'Ganti',
  unbound: 'Belum terhubung',
  leaveAsk: 'Perubahan belum disimpan. Yakin ingin keluar?',
  leaveYes: 'Keluar',
  leaveNo: 'Lanjut',
}
