import type { Same } from '../types'
import type { form as zhCn } from '../zh-cn/form'

export const form: Same<typeof zhCn> = {
  required: 'Bagian ini wajib diisi',
  requiredChoice: 'Pilih salah satu',
  maxLength: 'Maksimal {n} karakter',
  minLength: 'Minimal {n} karakter',
  email: 'Masukkan alamat email yang benar',
  mobile: 'Masukkan nomor ponsel yang benar',
  maximum: 'Isi angka paling besar {n}',
  minimum: 'Isi angka paling kecil {n}',
  integer: 'Isi bilangan bulat',
  minItems: 'Pilih paling sedikit {n}',
  maxItems: 'Pilih paling banyak {n}',
  date: 'Masukkan tanggal yang benar',
  time: 'Masukkan jam yang benar',
  datetime: 'Masukkan tanggal dan jam yang benar',
  pickDate: 'Pilih tanggal',
  pickTime: 'Pilih jam',
  early: 'Tidak boleh sebelum {moment}',
  late: 'Tidak boleh setelah {moment}',
}
