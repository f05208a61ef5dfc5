import { paragraphs, question } from '../build'
import type { PageSeed } from '../types'

/** Questions that fold their answers away, and a place to ask one's own. */
export const faq: PageSeed = {
  slug: 'tanya-jawab',
  title: 'Tanya Jawab',
  modules: [
    question(
      'Berapa lama pengiriman?',
      paragraphs(
        'Barang yang tersedia dikirim dalam dua hari kerja. Pulau Jawa dua sampai tiga hari, pulau lain empat sampai enam hari.',
      ),
      true,
    ),
    question(
      'Barang saya rusak',
      paragraphs(
        'Kirim foto pada hari barang diterima, kami kirim gantinya. Barang yang rusak tidak perlu dikembalikan.',
      ),
    ),
    question(
      'Apakah bisa ditukar?',
      paragraphs(
        'Bisa dalam tujuh hari, selama belum dipakai dan kemasannya utuh. Kopi dan rempah yang sudah dibuka tidak dapat ditukar.',
      ),
    ),
    question(
      'Saya batal datang ke acara',
      paragraphs(
        'Batalkan paling lambat dua puluh empat jam sebelum mulai, uang tiket kembali penuh. Setelah itu tiket boleh diberikan kepada teman.',
      ),
    ),
    question(
      'Bisa dibungkus dan diberi kartu?',
      paragraphs('Bisa, tanpa biaya. Tulis pesannya di catatan pesanan, kami salin dengan tangan.'),
    ),
    {
      type: 'mpage.richtextpagemodule',
      name: 'Masih bertanya',
      config: {
        padding_lr: 16,
        has_margin_b: true,
        has_title: true,
        title_config: { title: 'Belum ketemu jawabannya?', align: 'left' },
      },
      html: `${paragraphs('Ceritakan yang belum jelas; dan pilih motif berikutnya untuk kami buat.')}<p><a href="/mobile/page/kebun/" rel="noopener noreferrer nofollow">Dua hari di kebun, daftar di sini</a></p><div data-form="umpan-balik-kelas"></div><div data-vote="motif-berikutnya"></div>`,
    },
  ],
}
