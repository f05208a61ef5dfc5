import { cover, phone, square, upright } from '../build'
import type { VoteEventSeed } from '../types-votes'

export const voteEvents: readonly VoteEventSeed[] = [
  {
    slug: 'sudut-rumah',
    title: 'Sudut rumah favorit',
    description: '<p>Dua suara sehari untuk dua sudut yang berbeda; besok boleh memilih lagi.</p>',
    cover: cover('terraces', 'pandan', 259),
    end: { day: 21, hour: 24 },
    dailyLimit: 2,
    candidates: [
      { title: 'Meja batik', abstract: 'Kain kawung setahun', picture: square('batikCloth', 'sogan', 221) },
      { title: 'Pojok kopi', abstract: 'Tiga alat, cukup', picture: phone('dripper', 'kopi', 224) },
      { title: 'Teras utara', abstract: 'Lima pot, satu kursi', picture: phone('plant', 'pandan', 229) },
      { title: 'Studio kecil', abstract: 'Menetes empat kali', picture: upright('batikStudio', 'terracotta', 232) },
      { title: 'Kursi rotan', abstract: 'Untuk tidur siang', picture: square('chair', 'rattan', 234) },
    ],
    ballots: [],
  },
]
