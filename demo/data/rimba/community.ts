import type { CommunitySeed } from '../types-community'

export const community: CommunitySeed = {
  threads: [
    {
      about: { target: 'note', slug: 'kawung-setahun' },
      user: 'shopper2',
      text: 'Warnanya luntur banyak tidak setelah setahun?',
      at: { day: -1, hour: 19 },
      likes: ['shopper', 'gate'],
      replies: [
        {
          user: 'shopper',
          text: 'Sedikit saja, asal dicuci dengan lerak dan dijemur di tempat teduh.',
          at: { day: -1, hour: 19.5 },
        },
        { user: 'owner', text: 'Betul, jangan pakai deterjen ya.', at: { day: -1, hour: 20 } },
        { user: 'shopper2', text: 'Siap, terima kasih!', at: { day: 0, hour: 8 } },
      ],
    },
    {
      about: { target: 'note', slug: 'kawung-setahun' },
      user: 'shopper2',
      text: 'Jual murah, cek www.example.com',
      at: { day: 0, hour: 8.5 },
      isPending: true,
    },
    {
      about: { target: 'article', slug: 'sebelas-hari' },
      user: 'shopper',
      text: 'Baru tahu prosesnya sepanjang ini. Jadi lebih sayang sama kainnya.',
      at: { day: -2, hour: 20 },
      replies: [{ user: 'owner', text: 'Terima kasih sudah membaca.', at: { day: -2, hour: 21 } }],
    },
    {
      about: { target: 'topic', slug: 'kain-pertama' },
      user: 'gate',
      text: 'Kain pertama saya parang, masih dipakai sampai sekarang.',
      at: { day: -3, hour: 19 },
      likes: ['shopper'],
    },
    {
      about: { target: 'event', slug: 'pasar-rimba' },
      user: 'shopper',
      text: 'Boleh bawa anak kecil?',
      at: { day: -1, hour: 10 },
      replies: [{ user: 'owner', text: 'Boleh, ada pojok mewarnai.', at: { day: -1, hour: 11 } }],
    },
    {
      about: { target: 'event', slug: 'pasar-rimba' },
      user: 'shopper2',
      text: 'Jasa antre tiket, hubungi saya',
      at: { day: -1, hour: 12 },
      report: { user: 'shopper', text: 'Calo' },
    },
    {
      about: { target: 'product', slug: 'RB01' },
      user: 'shopper2',
      text: 'Apakah kain ini boleh dicuci dengan mesin?',
      at: { day: -5, hour: 20 },
      replies: [{ user: 'owner', text: 'Sebaiknya dicuci tangan dengan lerak.', at: { day: -4, hour: 9 } }],
    },
    {
      about: { target: 'product', slug: 'RB01' },
      user: 'shopper',
      text: 'Bisa dipotong untuk dua selendang?',
      at: { day: 0, hour: 8 },
    },
    {
      about: { target: 'review', order: 'D1', line: 0 },
      user: 'owner',
      text: 'Terima kasih, semoga awet!',
      at: { day: 0, hour: 9 },
    },
  ],
  follows: [
    ['shopper', 'shopper2'],
    ['shopper2', 'shopper'],
    ['gate', 'shopper'],
  ],
  feedback: [
    {
      user: 'shopper',
      text: 'Tolong kurangi plastik di kemasan.',
      at: { day: -4, hour: 15 },
      answer: { user: 'service', text: 'Siap, mulai bulan ini kami pakai kertas.', at: { day: -3, hour: 10 } },
    },
    { user: 'shopper2', text: 'Jam buka titik ambil bisa ditulis di pesanan?', at: { day: 0, hour: 9 } },
  ],
  sensitiveWords: ['jual murah', 'judi online'],
}
