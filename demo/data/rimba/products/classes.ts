import { pics, product, shot } from '../../build'

const use: [string, string] = ['Cara pakai', 'Tunjukkan kode di lokasi; berlaku 180 hari']

/** Kelas: tiket elektronik, tanpa kiriman */
export const classes = [
  product({
    code: 'RE01',
    name: 'Kelas Membatik Setengah Hari',
    abstract: 'Pulang membawa kain buatan sendiri',
    category: 'kelas',
    ctype: 'shop.eticket',
    attribute: 'Peserta',
    choices: [
      ['1 orang', 275000, 80],
      ['2 orang', 495000, 40],
    ],
    priceMarked: 325000,
    tags: ['terlaris', 'kelas'],
    story: [
      'Empat jam: menggambar pola, mencanting, mencelup, melorod. Tangan gemetar itu wajar; garis gemetar pun indah.',
      'Kain 50 × 50 cm, malam, warna, makan siang, dan cerita Bu Warni sudah termasuk.',
    ],
    specs: [['Durasi', '4 jam'], ['Tempat', 'Bengkel Rimba, Prawirotaman'], use],
    pictures: [shot('ticket', 'sogan', 18), ...pics('batikCloth', 'nila', 66, 'h')],
  }),
  product({
    code: 'RE02',
    name: 'Kelas Menganyam Keranjang',
    abstract: 'Dari bilah rotan sampai gagang',
    category: 'kelas',
    ctype: 'shop.eticket',
    price: 235000,
    stock: 32,
    tags: ['kelas', 'baru'],
    story: [
      'Rotan direndam lebih dulu agar menurut. Setelah itu, yang direndam kesabaran kita.',
      'Keranjang kecil hasil sendiri dibawa pulang hari itu juga.',
    ],
    specs: [['Durasi', '3 jam'], ['Peserta', 'Maks. 10 orang'], use],
    pictures: [shot('ticket', 'rattan', 23), ...pics('basket', 'rattan', 67, 's')],
  }),
  product({
    code: 'RE03',
    name: 'Cicip Kopi Enam Pulau',
    abstract: 'Belajar mencecap, bukan menebak',
    category: 'kelas',
    ctype: 'shop.eticket',
    price: 150000,
    stock: null,
    tags: ['kelas'],
    story: [
      'Enam kopi, enam pulau, satu meja. Penyangrai kami menjelaskan asal setiap rasa tanpa istilah yang bikin mengantuk.',
    ],
    specs: [['Durasi', '90 menit'], use],
    pictures: [shot('ticket', 'kopi', 25), ...pics('beans', 'sogan', 68, 's')],
  }),
  product({
    code: 'RE04',
    name: 'Kelas Sambal Nusantara',
    abstract: 'Tujuh sambal, satu cobek',
    category: 'kelas',
    ctype: 'shop.eticket',
    price: 195000,
    stock: 0,
    promotionPrice: 165000,
    tags: ['promo', 'kelas'],
    story: [
      'Matah, terasi, dabu-dabu, andaliman, ijo, bawang, dan satu sambal rahasia. Bawa pulang tiga botol.',
      'Jadwal bulan ini penuh; bulan depan dibuka tanggal satu.',
    ],
    specs: [['Durasi', '3 jam'], ['Termasuk', 'Makan siang'], use],
    pictures: [shot('ticket', 'spice', 28), ...pics('spices', 'lagoon', 69, 'h')],
  }),
]
