import type { SelectionSeed, VoucherSeed, WalletSeed } from '../types'

export const wallet: WalletSeed = {
  coupons: [
    { user: 'shopper', coupon: 'batik10', status: 'unused' },
    { user: 'shopper', coupon: 'kopi30', status: 'unused' },
    { user: 'shopper', coupon: 'tukar-kipas', status: 'unused' },
    { user: 'shopper', coupon: 'tukar-kipas', status: 'used' },
    { user: 'shopper', coupon: 'kenalan', status: 'unused' },
    { user: 'shopper', coupon: 'batik10', status: 'unused', end: -4 },
    { user: 'shopper2', coupon: 'kenalan', status: 'unused' },
    { user: 'shopper2', coupon: 'kopi30', status: 'presenting', num: 'demo-gift' },
  ],
  packages: [
    {
      name: 'Paket Selamat Datang',
      description: 'Untuk kunjungan pertama: salam kenal, kopi hemat, dan dua kupon batik, sekali ambil.',
      items: [
        ['kenalan', 1],
        ['batik10', 2],
      ],
      quantity: 1000,
      maxPerUser: 1,
    },
  ],
  cards: [{ user: 'shopper', code: 'SAHABAT00001', daysAgo: 20 }],
  recharges: [
    { amount: 100000, gift: 0 },
    { amount: 250000, gift: 15000 },
    { amount: 500000, gift: 40000 },
  ],
  records: [
    { user: 'shopper', kind: 'fund', change: 250000, reason: 'recharge', ref: 'R0918', daysAgo: 21 },
    { user: 'shopper', kind: 'fund', change: 15000, reason: 'recharge_gift', ref: 'R0918', daysAgo: 21 },
    { user: 'shopper', kind: 'diamond', change: 66, reason: 'reward', ref: 'D1', daysAgo: 17 },
    { user: 'shopper', kind: 'diamond', change: 40, reason: 'reward', ref: 'D10', daysAgo: 5 },
    { user: 'shopper', kind: 'diamond', change: -40, reason: 'order', ref: 'D11', daysAgo: 2 },
    { user: 'shopper2', kind: 'diamond', change: 8, reason: 'reward', ref: 'D4', daysAgo: 11 },
    { user: 'shopper2', kind: 'diamond', change: -6, reason: 'grant', ref: 'Ditukar di toko', daysAgo: 7 },
    { user: 'shopper2', kind: 'diamond', change: -8, reason: 'flag_back', ref: 'flag 1', daysAgo: 3 },
    { user: 'shopper', kind: 'income', change: 320000, reason: 'commission', ref: 'T0901', daysAgo: 33 },
    { user: 'shopper', kind: 'income', change: -150000, reason: 'withdrawal', ref: 'WD1', daysAgo: 14 },
    { user: 'shopper', kind: 'income', change: -60000, reason: 'withdrawal', ref: 'WD2', daysAgo: 1 },
  ],
  withdrawals: [
    { user: 'shopper', number: 'WD1', amount: 150000, card: 0, status: 'paid', note: 'Sudah ditransfer', daysAgo: 14 },
    { user: 'shopper', number: 'WD2', amount: 60000, card: 0, status: 'applied', note: '', daysAgo: 1 },
  ],
  bankCards: [{ user: 'shopper', bank: 'BCA', holder: 'Sekar Ayu', number: '5264221234567891' }],
  contacts: [{ user: 'shopper', name: 'Sekar Ayu', mobile: '+6281200000001' }],
  backInStockSubscriptions: [
    { user: 'shopper', product: 'RW05', quantity: 2, name: 'Sekar Ayu', mobile: '+6281200000001' },
    { user: 'shopper', product: 'RK02', quantity: 1, name: 'Sekar Ayu', mobile: '+6281200000001', isNotified: true },
  ],
}

export const vouchers: readonly VoucherSeed[] = [
  { user: 'shopper', name: 'Kupon ambil kopi bulanan', product: 'RK01', quantity: 6, available: 4, end: 45 },
  { user: 'shopper', name: 'Kupon ambil sambal', product: 'RS01', quantity: 2, available: 2, end: null },
]

export const selections: readonly SelectionSeed[] = [{ user: 'shopper2', products: ['RR01', 'RK05', 'RB01', 'RH03'] }]
