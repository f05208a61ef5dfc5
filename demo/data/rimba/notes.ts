import { cover, inline, phone, square, upright } from '../build'
import type { NoteSeed } from '../types'

export const notes: readonly NoteSeed[] = [
  {
    slug: 'kawung-setahun',
    user: 'shopper',
    title: 'Setahun memakai kain kawung',
    content:
      'Bulan pertama hanya dipandang. Bulan kedua berani dipakai ke pasar.\n\nSekarang warnanya lebih dalam, lipatannya jatuh sendiri.\n\nCuci dengan lerak, jemur terbalik, jangan diperas.',
    pictures: [
      square('batikCloth', 'sogan', 221),
      upright('batikFold', 'sogan', 222),
      square('tableBatik', 'sogan', 223),
    ],
    published: { day: -1, hour: 19 },
    hits: 1120,
    likes: 79,
    topics: ['kain-pertama'],
    products: ['RB01'],
  },
  {
    slug: 'ngopi-sendiri',
    user: 'shopper2',
    title: 'Alat kopi di tas, cukup tiga',
    content:
      'Penyaring, gelas, dan sekantong gayo yang sudah digiling.\nAir dari termos penginapan, tunggu semenit sebelum dituang.\nDi balkon mana pun rasanya rumah.',
    pictures: [phone('dripper', 'kopi', 224)],
    published: { day: -2, hour: 21 },
    hits: 2050,
    likes: 108,
    topics: ['kopi-hujan'],
    products: ['RK05', 'RK06'],
  },
  {
    slug: 'tas-belanja',
    user: 'shopper',
    title: 'Tas blacu ini makin lama makin enak',
    content:
      'Air dingin, balik bagian dalam, jemur teduh.\nPegangannya jadi lembut. Pernah membawa kangkung, buku, dan seekor kucing yang masuk sendiri.',
    pictures: [upright('tote', 'oat', 225), square('tote', 'pandan', 226)],
    published: { day: -3, hour: 9 },
    hits: 780,
    likes: 38,
    products: ['RW02'],
  },
  {
    slug: 'rute-pasar',
    user: 'gate',
    title: 'Rute Pasar Rimba: mulai dari ujung',
    content:
      'Semua orang berhenti di pintu masuk, padahal ujungnya sepi.\n\n1. Jalan lurus sampai habis, makan dulu selagi hangat.\n2. Pulang lewat sisi kanan, rotan dan gerabah ada di tempat teduh.\n3. Yang mahal difoto dulu. Kalau masih ingat setelah satu putaran, beli.\n4. Lewat pukul empat, duduk saja dan dengarkan musik.',
    pictures: [cover('market', 'lagoon', 227)],
    published: { day: -4, hour: 12 },
    hits: 3640,
    likes: 115,
    topics: ['pasar-mau-apa'],
  },
  {
    slug: 'sabun-kemarau',
    user: 'service',
    title: 'Sabun batang di musim kemarau',
    content:
      'Buat busa di jaring dulu.\nAirnya jangan terlalu panas.\nTepuk dengan handuk, jangan digosok, lalu minyak kelapa tipis-tipis.',
    pictures: [square('soap', 'bunga', 228)],
    published: { day: -6, hour: 8 },
    hits: 1310,
    likes: 57,
  },
  {
    slug: 'tanaman-teras',
    user: 'owner',
    title: 'Lima pot yang tahan di teras utara',
    content:
      'Teras toko hanya kena sinar dua jam. Setelah tiga tahun, yang bertahan: sirih gading, lidah mertua, keladi, pakis, dan suji.\n\nPakis paling manja, disemprot tiap hari. Yang lain pemaaf.',
    pictures: [phone('plant', 'pandan', 229), square('plant', 'moss', 230)],
    published: { day: -8, hour: 16 },
    hits: 2480,
    likes: 91,
  },
  {
    slug: 'surat-nenek',
    user: 'shopper2',
    title: 'Menulis surat untuk nenek',
    content:
      'Matanya sudah kabur, jadi hurufnya saya besarkan, lima kata sebaris, empat lembar pas.\nDi amplop saya selipkan kenanga. Katanya masih wangi waktu sampai.',
    pictures: [inline('letters', 'mustard', 231)],
    published: { day: -11, hour: 20 },
    hits: 1670,
    likes: 99,
  },
  {
    slug: 'kelas-batik',
    user: 'shopper',
    title: 'Kelas membatik pertama, menetes empat kali',
    content:
      'Kata gurunya, menetes itu karena terburu-buru.\nYang kelima saya tarik napas dulu, garisnya selesai.\nTetesan yang empat tidak dihapus. Sekarang jadi burung.',
    pictures: [upright('batikStudio', 'terracotta', 232), square('scarf', 'nila', 233)],
    published: { day: -15, hour: 18 },
    hits: 2890,
    likes: 117,
  },
  {
    slug: 'kursi-teras',
    user: 'gate',
    title: 'Kursi rotan untuk tidur siang',
    content:
      'Lima belas menit saja, syaratnya: tidak berderit dan kaki bisa lurus.\nSudah coba tiga. Yang sandarannya miring sedikit ini menang.',
    pictures: [square('chair', 'rattan', 234)],
    published: { day: -20, hour: 13 },
    hits: 640,
    likes: 24,
  },
  {
    slug: 'daftar-rahasia',
    user: 'shopper',
    title: 'Mau beli, dicatat dulu',
    content: 'Kursi teras (tunggu gajian)\nEnam mangkuk batok (tunggu pindah)\nLampu gantung itu (tunggu promo)',
    pictures: [],
    published: { day: -5, hour: 22 },
    hits: 2,
    likes: 0,
    isPrivate: true,
  },
]
