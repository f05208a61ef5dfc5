import { square } from '../build'
import type { OrderSeed, ParcelSeed } from '../types'

/** A parcel that came after two days of ordinary way. */
const deliveredParcel = (trackingNo: string): ParcelSeed => ({
  carrier: 'JNE',
  trackingNo,
  shippedAfter: 14,
  way: [
    { after: 20, text: 'Paket tiba di gudang Semarang' },
    { after: 40, text: 'Paket berangkat ke kota tujuan' },
    { after: 56, text: 'Kurir sedang mengantar paket' },
  ],
  deliveredAfter: 60,
})

export const orders: readonly OrderSeed[] = [
  {
    number: 'D1',
    user: 'shopper',
    status: 'completed',
    lines: [
      { sku: 'RK01-11', quantity: 2 },
      { sku: 'RS01-1', quantity: 3 },
    ],
    created: { day: -18, hour: 10 },
    note: 'Tolong bungkus kado',
    after: {
      parcels: [deliveredParcel('JN8800211')],
      returns: [
        {
          number: 'SD5',
          line: 1,
          quantity: 1,
          kind: 'exchange',
          status: 'exchanged',
          reason: 'Alasan lain',
          description: 'Satu bungkus mau ditukar yang pedas.',
          after: 100,
          answer: 'Boleh, silakan kirim ke toko kami.',
          waybill: { carrier: 'JNE', trackingNo: '8800214410' },
          exchange: { sku: 'RS01-2', parcel: { carrier: 'J&T Express', trackingNo: 'JP1234500210' } },
        },
      ],
      comments: [
        {
          line: 0,
          score: 5,
          text: 'Kopinya harum, digiling pas pesanan datang. Sudah pesan lagi.',
          pictures: [square('coffeeBag', 'nila', 431), square('dripper', 'kopi', 432)],
          after: 90,
        },
        {
          line: 1,
          score: 4,
          text: 'Rempahnya segar, kemasannya rapat.',
          pictures: [square('spices', 'terracotta', 433)],
          after: 90,
        },
      ],
      invoice: {
        buyer: 'company',
        title: 'PT Kawan Seduh Nusantara',
        taxNumber: '0012345678901000',
        email: 'pajak@example.com',
        after: 120,
        issued: '04002600012345678',
      },
    },
  },
  {
    number: 'D2',
    user: 'shopper',
    status: 'shipped',
    lines: [{ sku: 'RR01-1', quantity: 1 }],
    created: { day: -4, hour: 15 },
    note: '',
    after: {
      parcels: [
        {
          ...deliveredParcel('JN8800300'),
          way: [{ after: 20, text: 'Paket tiba di gudang Semarang' }],
          deliveredAfter: null,
        },
      ],
    },
  },
  {
    number: 'D3',
    user: 'shopper',
    status: 'wait_ship',
    lines: [
      { sku: 'RB02-1', quantity: 1 },
      { sku: 'RC01', quantity: 1 },
    ],
    created: { day: -1, hour: 19 },
    note: '',
  },
  {
    number: 'D4',
    user: 'shopper2',
    status: 'completed',
    lines: [{ sku: 'RE01-1', quantity: 1 }],
    created: { day: -12, hour: 9 },
    note: '',
    after: {
      tickets: ['used'],
      comments: [
        {
          line: 0,
          score: 5,
          text: 'Gurunya sabar, pulang membawa kain sendiri.',
          pictures: [square('batikFold', 'nila', 434)],
          after: 80,
        },
      ],
    },
  },
  {
    number: 'D5',
    user: 'shopper',
    status: 'shipped',
    lines: [
      { sku: 'RK02-1', quantity: 2 },
      { sku: 'RR01-1', quantity: 1 },
    ],
    created: { day: -5, hour: 11 },
    note: 'Boleh dikirim terpisah',
    after: {
      parcels: [
        { ...deliveredParcel('JN8800287'), lines: [{ line: 0, quantity: 2 }] },
        {
          carrier: 'SiCepat',
          trackingNo: 'SC00441927',
          lines: [{ line: 1, quantity: 1 }],
          shippedAfter: 30,
          way: [{ after: 50, text: 'Paket besar, diangkut lewat darat dari Jepara' }],
          deliveredAfter: null,
        },
      ],
    },
  },
  {
    number: 'D6',
    user: 'shopper',
    status: 'completed',
    lines: [{ sku: 'RE01-1', quantity: 3 }],
    created: { day: -11, hour: 14 },
    note: '',
    after: { tickets: ['unused', 'used', 'expired'] },
  },
  {
    number: 'D7',
    user: 'shopper',
    status: 'delivered',
    lines: [{ sku: 'RS01-1', quantity: 2 }],
    created: { day: -4, hour: 8 },
    note: '',
    after: { parcels: [deliveredParcel('JN8800299')] },
  },
  {
    number: 'D8',
    user: 'shopper',
    status: 'unpaid',
    lines: [{ sku: 'RC01', quantity: 1 }],
    created: { day: 0, hour: 0 },
    note: '',
  },
  {
    number: 'D9',
    user: 'shopper',
    status: 'closed',
    lines: [{ sku: 'RB02-1', quantity: 1 }],
    created: { day: -14, hour: 20 },
    note: '',
  },
  {
    number: 'D10',
    user: 'shopper',
    status: 'completed',
    lines: [
      { sku: 'RK01-11', quantity: 2 },
      { sku: 'RB02-1', quantity: 1 },
      { sku: 'RR01-1', quantity: 1 },
    ],
    created: { day: -9, hour: 13 },
    note: '',
    after: {
      parcels: [deliveredParcel('JN8800265')],
      returns: [
        {
          number: 'SD1',
          line: 0,
          quantity: 1,
          kind: 'refund_only',
          status: 'applied',
          reason: 'Kemasan rusak',
          description: 'Satu bungkus sobek di jalan.',
          after: 180,
        },
        {
          number: 'SD2',
          line: 1,
          quantity: 1,
          kind: 'return_goods',
          status: 'shipped_back',
          reason: 'Ukuran tidak cocok',
          description: '',
          after: 110,
          answer: 'Silakan kirim balik, ongkir kami ganti.',
          waybill: { carrier: 'JNE', trackingNo: 'JN8800312' },
        },
        {
          number: 'SD3',
          line: 2,
          quantity: 1,
          kind: 'refund_only',
          status: 'refused',
          reason: 'Warna berbeda',
          description: '',
          after: 100,
          answer: 'Warnanya sama dengan foto pesanan, mohon maaf.',
        },
      ],
    },
  },
  {
    number: 'D11',
    user: 'shopper',
    status: 'wait_ship',
    lines: [{ sku: 'RC02', quantity: 2 }],
    created: { day: -2, hour: 18 },
    note: '',
    after: {
      payment: { vendor: 'midtrans', channel: 'va_bca' },
      returns: [
        {
          number: 'SD4',
          line: 0,
          quantity: 1,
          kind: 'refund_only',
          status: 'agreed',
          reason: 'Membeli terlalu banyak',
          description: 'Salah jumlah, satu saja cukup.',
          after: 4,
          answer: 'Baik, dananya kami kembalikan.',
          refundRefused:
            'Penyedia tidak mengembalikan dana untuk Virtual Account BCA. Transfer ke rekening bank atau saldo pembeli, lalu catat di sini',
        },
      ],
    },
  },
]

export const basket = [{ sku: 'RK02-1', quantity: 1 }] as const
