import { icon, paragraphs } from '../build'
import type { PageSeed } from '../types'
import type { FormSeed } from '../types-interact'

const eq = (field: string, value: unknown) => ({ field, op: 'eq', value })

/** A form with every type, widget and rule that forms have. */
export const trip: FormSeed = {
  slug: 'dua-hari-di-kebun',
  title: 'Dua hari di kebun kopi',
  description:
    'Memetik kopi, menginap semalam, membatik esok harinya. Isian bisa disimpan dan dilanjutkan di gawai lain.',
  jsonSchema: {
    type: 'object',
    required: ['contact', 'phone', 'day', 'session', 'stay', 'city', 'guests', 'agree'],
    properties: {
      source: { type: 'string' },
      contact: {
        type: 'object',
        title: 'Kontak',
        description: 'Kami menghubungi orang ini sehari sebelum berangkat',
        required: ['name'],
        properties: {
          name: { type: 'string', title: 'Nama', minLength: 2, maxLength: 20, trim: true },
          email: { type: 'string', title: 'Surel', format: 'email' },
          address: { type: 'address', title: 'Alamat' },
        },
      },
      phone: { type: 'string', title: 'Nomor ponsel' },
      day: { type: 'date', title: 'Tanggal berangkat' },
      time: { type: 'time', title: 'Jam tiba' },
      call: { type: 'datetime', title: 'Waktu untuk ditelepon' },
      session: {
        type: 'string',
        title: 'Kegiatan pilihan',
        enum: ['tea', 'kiln', 'market'],
        enumNames: ['Memetik kopi', 'Membatik', 'Pasar pagi'],
      },
      stay: {
        type: 'string',
        title: 'Menginap di mana',
        enum: ['none', 'room', 'tent'],
        enumNames: ['Tidak menginap', 'Kamar di desa', 'Tenda di kebun'],
      },
      nights: { type: 'integer', title: 'Berapa malam', minimum: 1, maximum: 3 },
      budget: { type: 'number', title: 'Anggaran per malam (ribu rupiah)', minimum: 0, maximum: 10000 },
      food: {
        type: 'array',
        title: 'Pilihan makanan',
        minItems: 1,
        maxItems: 2,
        items: { type: 'string', enum: ['veg', 'fish', 'meat', 'other'] },
      },
      foodNote: { type: 'string', title: 'Pantangan lain', maxLength: 60 },
      city: { type: 'string', title: 'Berangkat dari kota' },
      guests: {
        type: 'array',
        title: 'Peserta',
        description: 'Termasuk Anda sendiri, paling banyak empat orang',
        minItems: 1,
        maxItems: 4,
        items: {
          type: 'object',
          required: ['name', 'age', 'guardian'],
          properties: {
            name: { type: 'string', title: 'Nama peserta', maxLength: 20 },
            age: { type: 'integer', title: 'Usia', minimum: 0, maximum: 120 },
            guardian: { type: 'string', title: 'Wali', maxLength: 20 },
            photo: { type: 'image', title: 'Foto' },
          },
        },
      },
      wishes: {
        type: 'array',
        title: 'Tempat yang ingin dilihat',
        maxItems: 3,
        items: { type: 'string', maxLength: 20 },
      },
      pictures: { type: 'array', title: 'Foto kunjungan lalu', maxItems: 3, items: { type: 'image' } },
      secret: { type: 'string', title: 'Kata sandi tiket', minLength: 4, maxLength: 20 },
      words: { type: 'string', title: 'Pesan untuk kami', maxLength: 200 },
      safety: {
        type: 'signature',
        title: 'Tanda tangan petunjuk keselamatan',
        description: 'Saya sudah membaca petunjuk pendakian dan menjaga anak-anak yang ikut',
      },
      agree: { type: 'boolean', title: 'Saya tahu jalannya menanjak' },
    },
  },
  uiSchema: {
    source: { 'ui:widget': 'hidden' },
    phone: {
      'ui:widget': 'mobile',
      'ui:placeholder': 'Untuk konfirmasi',
      'ui:description': 'Kami mengirim satu kode untuk memastikan ini nomor Anda',
      'ui:options': { require_verify: true, mobile_kind: 'm_verify' },
    },
    day: { 'ui:widget': 'calendar', 'ui:options': { disabledDates: { past: true, weekend: true } } },
    session: { 'ui:widget': 'radio', 'ui:description': 'Tempat tiap kegiatan terbatas' },
    stay: { 'ui:widget': 'select' },
    nights: { 'ui:options': { visible: { field: 'stay', op: 'in', value: ['room', 'tent'] } } },
    budget: {
      'ui:options': {
        visible: { any: [eq('stay', 'room'), { all: [eq('stay', 'tent'), { field: 'nights', op: 'gt', value: 1 }] }] },
      },
    },
    food: { 'ui:widget': 'checkboxes', 'ui:options': { enumNames: ['Sayur', 'Ikan', 'Daging', 'Lainnya'] } },
    foodNote: { 'ui:options': { visible: { field: 'food', op: 'contains', value: 'other' } } },
    city: { 'ui:placeholder': 'Cari kota', 'ui:options': { remote: true } },
    guests: {
      items: {
        guardian: { 'ui:options': { visible: { field: './age', op: 'lt', value: 14 } } },
        photo: { 'ui:options': { maxKb: 8192 } },
      },
    },
    pictures: { items: { 'ui:options': { maxKb: 8192 } } },
    secret: { 'ui:widget': 'password', 'ui:description': 'Sebutkan saat tiba; tidak ikut tersimpan di draf' },
    words: { 'ui:widget': 'textarea' },
  },
  tempSave: true,
  successTitle: 'Pendaftaran kami terima',
  successMessage: 'Kami menelepon sehari sebelum berangkat.',
  options: {
    city: [
      'Jakarta',
      'Bandung',
      'Bogor',
      'Depok',
      'Bekasi',
      'Tangerang',
      'Semarang',
      'Surakarta',
      'Yogyakarta',
      'Magelang',
      'Surabaya',
      'Malang',
      'Kediri',
      'Denpasar',
      'Mataram',
      'Medan',
      'Padang',
      'Palembang',
      'Pekanbaru',
      'Bandarlampung',
      'Pontianak',
      'Banjarmasin',
      'Balikpapan',
      'Samarinda',
      'Makassar',
      'Manado',
      'Palu',
      'Ambon',
      'Kupang',
      'Jayapura',
    ],
  },
  quotas: {
    session: { tea: { quota: 30, used: 12 }, kiln: { quota: 12, used: 9 }, market: { quota: 8, used: 8 } },
    stay: { tent: { quota: 6, used: 2 } },
  },
}

/** A form that is linked by a navigation and stands in a text. */
export const tripPage: PageSeed = {
  slug: 'kebun',
  title: 'Dua hari di kebun',
  modules: [
    {
      type: 'mpage.h5navbar',
      name: 'Ke mana',
      columns: 3,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        { title: 'Daftar', icon: icon('icon-event', 'plum'), link: { to: 'form', slug: 'dua-hari-di-kebun' } },
        { title: 'Cerita', icon: icon('icon-article', 'terracotta'), link: { to: 'form', slug: 'umpan-balik-kelas' } },
        { title: 'Beranda', icon: icon('icon-home', 'mustard'), link: { to: 'home' } },
      ],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: 'Daftar',
      config: { padding_lr: 16, has_margin_b: true },
      html: `${paragraphs('Pagi di kebun selalu berkabut. Ikut memetik, lalu duduk membatik.')}<div data-form="dua-hari-di-kebun"></div>`,
    },
  ],
}
