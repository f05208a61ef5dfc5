import { paragraphs, poster } from '../build'
import type { EventSeed } from '../types'

const studio = { venue: 'Bengkel Rimba', address: 'Jl. Prawirotaman 21, Yogyakarta' }

export const events: readonly EventSeed[] = [
  {
    slug: 'pasar-rimba',
    name: 'Pasar Rimba Akhir Pekan',
    abstract: 'Empat puluh lapak, satu pohon beringin',
    venue: 'Alun-alun Beringin',
    address: 'Jl. Parangtritis Km 4, Yogyakarta',
    start: { day: 6, hour: 8 },
    end: { day: 7, hour: 17 },
    isAllDay: false,
    poster: poster('market', 'spice', 2),
    description: `${paragraphs('Perajin, petani kopi, pembuat sambal, dan pembuat kue berkumpul di bawah beringin. Anak-anak boleh mencoba mencanting gratis.', 'Bawa tas sendiri; lapak kami tidak memakai kantong plastik.')}<h3>Jadwal panggung</h3>${paragraphs('Keroncong jam sembilan, dongeng jam sebelas, gamelan kecil jam empat.')}`,
    tickets: [
      { name: 'Masuk', price: 0, quantity: 2000, perUser: 6 },
      { name: 'Masuk dan kupon jajan', price: 50000, quantity: 400, perUser: 4 },
    ],
  },
  {
    slug: 'batik-pagi',
    name: 'Membatik Pagi bersama Bu Warni',
    abstract: 'Sebelas kursi, satu wajan malam',
    ...studio,
    start: { day: 3, hour: 9 },
    end: { day: 3, hour: 13 },
    isAllDay: false,
    poster: poster('batikStudio', 'sogan', 5),
    description: paragraphs(
      'Kelas kecil untuk pemula. Kita mulai dengan teh, lalu mengenal canting dari ujungnya yang panas.',
      'Setiap peserta menyelesaikan satu kain 50 × 50 cm yang dicelup sore harinya dan dikirim ke rumah.',
    ),
    tickets: [{ name: 'Satu kursi', price: 285000, quantity: 11, perUser: 3 }],
  },
  {
    slug: 'malam-keroncong',
    name: 'Malam Keroncong di Halaman',
    abstract: 'Lagu lama, angin baru',
    venue: 'Halaman Joglo Rimba',
    address: 'Jl. Kaliurang Km 9, Sleman',
    start: { day: 13, hour: 19 },
    end: { day: 13, hour: 22 },
    isAllDay: false,
    poster: poster('concert', 'senja', 6),
    description: paragraphs(
      'Tiga kelompok keroncong, tikar di rumput, wedang uwuh tanpa batas. Boleh ikut bernyanyi asal pelan di bait pertama.',
      'Bila hujan, kita pindah ke pendapa.',
    ),
    tickets: [
      { name: 'Tikar', price: 75000, quantity: 250, perUser: 6 },
      { name: 'Kursi depan', price: 150000, quantity: 60, perUser: 4 },
    ],
  },
  {
    slug: 'jelajah-sawah',
    name: 'Jelajah Sawah dan Kebun Kopi',
    abstract: 'Jalan kaki sembilan kilometer',
    venue: 'Titik kumpul Desa Tambi',
    address: 'Desa Tambi, Kejajar, Wonosobo',
    start: { day: 18, hour: 5 },
    end: { day: 18, hour: 12 },
    isAllDay: false,
    poster: poster('terraces', 'lagoon', 7),
    description: paragraphs(
      'Mulai sebelum kabut turun, melewati pematang, saluran air, lalu kebun kopi yang sedang berbunga.',
      'Makan siang di rumah petani: nasi jagung, ikan asin, sambal yang tidak kenal ampun.',
    ),
    tickets: [{ name: 'Peserta', price: 165000, quantity: 24, perUser: 4 }],
  },
  {
    slug: 'pameran-anyam',
    name: 'Pameran: Seratus Anyaman',
    abstract: 'Sepekan terbuka untuk umum',
    ...studio,
    start: { day: -2, hour: 0 },
    end: { day: 5, hour: 24 },
    isAllDay: true,
    poster: poster('craft', 'rattan', 8),
    description: paragraphs(
      'Seratus anyaman dari dua puluh tiga desa, dari kukusan hingga kurungan ayam. Sebagian boleh disentuh.',
      'Perajin hadir setiap sore untuk memperagakan simpul yang namanya saja sudah seperti puisi.',
    ),
    registration: { seats: 60, closes: { day: 5, hour: 18 }, people: [] },
    tickets: [{ name: 'Gratis, dengan reservasi', price: 0, quantity: null, perUser: 4 }],
  },
]
