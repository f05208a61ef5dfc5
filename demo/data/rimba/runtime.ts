import { banner, paragraphs } from '../build'
import type { FlashCampaignSeed, FlashSeed, NodeSeed, PageSeed } from '../types'

/** Islands, their cities, and the houses in them. */
export const nodes: readonly NodeSeed[] = [
  {
    name: 'Jawa',
    children: [
      { name: 'Yogyakarta', children: [{ name: 'Bengkel Kotagede' }, { name: 'Kedai Prawirotaman' }] },
      { name: 'Jakarta', children: [{ name: 'Toko Cikini' }] },
    ],
  },
  {
    name: 'Bali',
    children: [
      { name: 'Ubud', children: [{ name: 'Galeri Ubud' }] },
      { name: 'Denpasar', isActive: false },
    ],
  },
]

const text = (slug: string, title: string, html: string): PageSeed => ({
  slug,
  title,
  modules: [
    {
      type: 'mpage.richtextpagemodule',
      name: title,
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>${title}</h2>${html}`,
    },
  ],
})
const section = (title: string, ...lines: readonly string[]): string => `<h3>${title}</h3>${paragraphs(...lines)}`

const agreement = text(
  'agreement',
  'Ketentuan Penggunaan',
  paragraphs(
    'Selamat datang di Rimba & Co. Ketentuan ini menjelaskan hak dan tanggung jawab Anda dan kami saat Anda berbelanja atau mendaftar kelas.',
  ) +
    section(
      '1. Akun',
      'Anda masuk dengan nomor ponsel dan kode verifikasi; akun dibuat saat Anda masuk pertama kali. Jaga ponsel dan kode Anda.',
    ) +
    section(
      '2. Pesanan',
      'Harga dan stok berlaku sesuai saat pesanan dikirim. Pesanan yang tidak dibayar pada waktunya ditutup otomatis.',
      'Karya tangan boleh sedikit berbeda warna dan ukurannya. Barang yang rusak kami ganti bila dilaporkan dalam tujuh hari.',
    ) +
    section(
      '3. Kelas',
      'Tiket berlaku pada tanggal yang tertera. Bila kelas kami batalkan, uang kembali lewat cara bayar yang sama.',
    ) +
    section('4. Hubungi kami', 'Pertanyaan tentang ketentuan ini: telepon 0800-100-0020.'),
)

const privacy = text(
  'privacy',
  'Kebijakan Privasi',
  paragraphs(
    'Kami hanya mengumpulkan data yang perlu untuk melayani Anda. Anda boleh menolak dan tetap melihat-lihat; fitur yang memerlukan data pribadi akan bertanya lagi.',
  ) +
    section(
      '1. Yang kami kumpulkan',
      'Nomor ponsel saat masuk; nama, nomor, dan alamat penerima saat memesan; gambar yang Anda unggah sendiri. Saat membayar kami tidak menyentuh data kartu bank; rekening yang Anda tambahkan sendiri hanya untuk menerima dana dan tampil empat angka terakhirnya saja.',
    ) +
    section(
      '2. Untuk apa',
      'Untuk masuk, pengiriman, layanan purnajual, dan pemberitahuan yang Anda minta. Data tidak kami jual.',
    ) +
    section(
      '3. Berapa lama',
      'Data pesanan disimpan tiga tahun sesuai hukum; sesi masuk berakhir setelah tiga puluh hari.',
    ) +
    section(
      '4. Hak Anda',
      'Anda dapat melihat dan memperbaiki data di menu Akun, atau meminta penghapusan akun lewat layanan pelanggan.',
    ),
)

const guide: PageSeed = {
  slug: 'guide',
  title: 'Masuk untuk melihat',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: 'Ajakan masuk',
      height: 180,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        {
          title: 'Masuk dan lihat yang kami siapkan',
          picture: banner('tableGift', 'bunga', 42),
          link: { to: 'login' },
        },
      ],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: 'Penjelasan',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>Halaman ini untuk anggota</h2>${paragraphs('Cukup masuk dengan nomor ponsel, tanpa biaya.', 'Setelah masuk Anda melihat kain pilihan dan tempat kelas yang kami sisihkan.')}`,
    },
  ],
}

const members: PageSeed = {
  slug: 'members',
  title: 'Khusus Anggota',
  loginRequired: true,
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: 'Paket',
      height: 180,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        {
          title: 'Paket selamat datang, sekali ambil',
          picture: banner('tableGift', 'bunga', 45),
          link: { to: 'package', name: 'Paket Selamat Datang' },
        },
      ],
    },
    {
      type: 'shop.productsmodule',
      name: 'Pilihan anggota',
      style: 'colx2',
      config: {
        has_title: true,
        has_margin_b: true,
        padding_lr: 11,
        title_config: { title: 'Pilihan anggota', align: 'left' },
      },
      source: { codes: ['RH01', 'RK01', 'RR02', 'RB05'] },
    },
  ],
}

export const runtimePages: readonly PageSeed[] = [agreement, privacy, guide, members]

export const flash: readonly FlashSeed[] = [
  { user: 'shopper2', kind: 'coupons', description: 'Dua kupon untuk Anda', coupons: ['kenalan', 'batik10'] },
  {
    user: 'shopper2',
    kind: 'gamification',
    description: 'Hadiah atas ulasan Anda',
    gamification: { point: { amount: 80 } },
  },
  { user: 'shopper2', kind: 'usermcard', description: 'Kartu Sahabat sudah aktif' },
  { user: 'shopper2', kind: 'wxaccount', description: 'Ikuti akun kami untuk kabar bengkel' },
]

export const campaigns: readonly FlashCampaignSeed[] = [
  {
    ...{
      title: 'Pengumuman panen',
      description: 'Panen baru sudah tiba',
      subDescription: 'Biji kopi musim ini siap dikirim minggu depan.',
    },
    ...{ audience: 'everyone', start: 30, end: 45, state: 'scheduled' },
  },
]
