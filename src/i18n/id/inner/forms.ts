import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/inner/forms'

export const form: Same<typeof zhCn.form> = {
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

export const interact: Same<typeof zhCn.interact> = {
  form: {
    title: 'Formulir',
    submit: 'Kirim',
    save: 'Simpan dulu',
    saved: 'Tersimpan',
    fix: '{n} isian perlu diperbaiki',
    done: 'Terkirim',
    doneText: 'Isian Anda sudah kami terima',
    closed: {
      inactive: 'Formulir belum dibuka',
      future: 'Formulir belum dimulai',
      over: 'Pengisian formulir sudah ditutup',
      lu: 'Anda sudah mencapai batas pengisian',
      lupd: 'Anda sudah mencapai batas pengisian hari ini',
    },
  },
  vote: {
    title: 'Pemungutan suara',
    submit: 'Kirim suara',
    incomplete: 'Jawab semua pertanyaan terlebih dahulu',
    single: ' (pilih satu)',
    multiple: ' (boleh lebih dari satu)',
    count: '{n} suara',
    starts: 'Mulai {moment}',
    ends: 'Sampai {moment}',
    closed: { future: 'Pemungutan suara belum dimulai', over: 'Pemungutan suara sudah berakhir', done: 'Anda sudah memberikan suara' },
  },
}
