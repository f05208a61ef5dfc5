import type { FormSeed, VoteSeed } from '../types-interact'

export const forms: readonly FormSeed[] = [
  {
    slug: 'umpan-balik-kelas',
    title: 'Cerita dari kelas',
    description: 'Terima kasih sudah datang. Tiga menit saja; isian bisa disimpan dulu dan dilanjutkan nanti.',
    jsonSchema: {
      type: 'object',
      required: ['name', 'class', 'score'],
      properties: {
        name: { type: 'string', title: 'Nama panggilan', maxLength: 40, trim: true },
        class: {
          type: 'string',
          title: 'Kelas',
          enum: ['batik', 'kopi', 'rotan'],
          enumNames: ['Batik tulis', 'Menyeduh kopi', 'Anyaman rotan'],
        },
        day: { type: 'date', title: 'Tanggal' },
        liked: {
          type: 'array',
          title: 'Yang paling disukai',
          maxItems: 2,
          items: { type: 'string', enum: ['guru', 'alat', 'tempat', 'camilan'] },
        },
        score: { type: 'integer', title: 'Nilai', minimum: 1, maximum: 5 },
        words: { type: 'string', title: 'Pesan untuk kami', maxLength: 300 },
      },
    },
    uiSchema: {
      'ui:order': ['name', 'class', 'day', 'liked', 'score', 'words'],
      class: { 'ui:widget': 'radio' },
      liked: { 'ui:options': { enumNames: ['Pengajar', 'Alat dan bahan', 'Tempat', 'Camilan'] } },
      score: { 'ui:widget': 'rate' },
      words: { 'ui:widget': 'textarea', 'ui:placeholder': 'Apa yang membekas, apa yang bisa lebih baik' },
    },
    limitDaily: 3,
    tempSave: true,
    successTitle: 'Sudah kami terima',
    successMessage: 'Setiap cerita kami baca. Sampai jumpa di kelas berikutnya.',
  },
]

export const votes: readonly VoteSeed[] = [
  {
    slug: 'motif-berikutnya',
    title: 'Motif apa berikutnya?',
    description: 'Satu orang satu suara; hasilnya langsung terlihat.',
    end: { day: 30, hour: 24 },
    questions: [
      { description: 'Motif untuk musim depan', isSingle: true, options: ['Kawung', 'Parang', 'Mega mendung'] },
      { description: 'Hari kelas yang cocok', isSingle: false, options: ['Sabtu pagi', 'Sabtu sore', 'Minggu pagi'] },
    ],
    ballots: [],
  },
]
