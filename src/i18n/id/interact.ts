import type { Same } from '../types'
import type { interact as zhCn } from '../zh-cn/interact'

export const interact: Same<typeof zhCn> = {
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
