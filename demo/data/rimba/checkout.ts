import { banner } from '../build'
import type { CheckoutSeed } from '../types'

export const checkout: CheckoutSeed = {
  regions: [
    { region: '', fee: 18000, freeOver: 350000, daysFrom: 3, daysTo: 6 },
    { region: '31', fee: 12000, freeOver: 250000, daysFrom: 1, daysTo: 2 },
    { region: '32', fee: 15000, freeOver: 300000 },
    { region: '81', fee: 60000, freeOver: null },
    { region: '96', fee: 0, freeOver: null, isRefused: true, reason: 'Kurir belum menjangkau' },
    { region: 'CN', fee: 185_000, freeOver: null, daysFrom: 7, daysTo: 14 },
  ],
  points: [
    {
      name: 'Rimba & Co. Kemang',
      address: 'Jalan Kemang Raya 12, Jakarta Selatan',
      phone: '021-0000012',
      hours: 'Setiap hari 10.00–20.00',
    },
    {
      name: 'Kedai Rimba',
      address: 'Jalan Braga 8, Bandung',
      phone: '022-0000008',
      hours: 'Selasa–Minggu 09.00–18.00',
    },
  ],
  ads: [
    {
      category: 'batik',
      picture: banner('tableBatik', 'terracotta', 41),
      title: 'Pekan Batik, diskon 10 %',
      to: { to: 'coupons' },
    },
    {
      picture: banner('tableBatik', 'sogan', 42),
      title: 'Kartu Sahabat untuk pelanggan setia',
      to: { to: 'membership' },
    },
  ],
  asks: [
    {
      product: 'RW02',
      fields: [
        { label: 'Nama yang disulam', required: true, max: 12 },
        { label: 'Ucapan kartu', required: false, max: 80 },
      ],
    },
  ],
  coins: [{ product: 'RC02', amount: 20 }],
}
