import type { SelectionSeed, VoucherSeed, WalletSeed } from '../types'

export const wallet: WalletSeed = {
  coupons: [
    { user: 'shopper', coupon: 'chaxi50', status: 'unused' },
    { user: 'shopper', coupon: 'qiuri9', status: 'unused' },
    { user: 'shopper', coupon: 'duihuan-zao', status: 'unused' },
    { user: 'shopper', coupon: 'huiyuan85', status: 'unused' },
    { user: 'shopper', coupon: 'duihuan-zao', status: 'used' },
    { user: 'shopper', coupon: 'xinke', status: 'unused' },
    { user: 'shopper', coupon: 'shangji', status: 'unused' },
    { user: 'shopper2', coupon: 'chaxi50', status: 'presenting', num: 'demo-gift' },
    { user: 'shopper2', coupon: 'duihuan-zao', status: 'unused' },
    { user: 'shopper2', coupon: 'xinke', status: 'unused' },
    { user: 'shopper2', coupon: 'qiuri9', status: 'unused' },
  ],
  packages: [
    {
      name: '初见礼包',
      description: '第一次来青拾，带一份小礼回去：见面礼、茶席满减和两张家纺九折，一次领齐。',
      items: [
        ['xinke', 1],
        ['chaxi50', 1],
        ['qiuri9', 2],
      ],
      quantity: 2000,
      maxPerUser: 1,
    },
  ],
  cards: [{ user: 'shopper', code: 'SHIGUANG0001', daysAgo: 40 }],
  recharges: [
    { amount: 10000, gift: 0 },
    { amount: 20000, gift: 1000 },
    { amount: 50000, gift: 4000 },
    { amount: 100000, gift: 10000 },
  ],
  records: [
    { user: 'shopper', kind: 'fund', change: 50000, reason: 'recharge', ref: 'R0918', daysAgo: 32 },
    { user: 'shopper', kind: 'fund', change: 4000, reason: 'recharge_gift', ref: 'R0918', daysAgo: 32 },
    { user: 'shopper', kind: 'fund', change: -13800, reason: 'pay', ref: 'D4', daysAgo: 9 },
    { user: 'shopper', kind: 'diamond', change: 66, reason: 'reward', ref: 'D1', daysAgo: 25 },
    { user: 'shopper', kind: 'diamond', change: 40, reason: 'reward', ref: 'D12', daysAgo: 5 },
    { user: 'shopper', kind: 'diamond', change: -40, reason: 'order', ref: 'D14', daysAgo: 2 },
    { user: 'shopper2', kind: 'diamond', change: 8, reason: 'reward', ref: 'D6', daysAgo: 12 },
    { user: 'shopper2', kind: 'diamond', change: -6, reason: 'grant', ref: '到店兑换茶点', daysAgo: 7 },
    { user: 'shopper2', kind: 'diamond', change: -8, reason: 'flag_back', ref: 'flag 1', daysAgo: 3 },
    { user: 'shopper', kind: 'income', change: 18600, reason: 'commission', ref: 'T0901', daysAgo: 40 },
    { user: 'shopper', kind: 'income', change: 9450, reason: 'commission', ref: 'T0915', daysAgo: 26 },
    { user: 'shopper', kind: 'income', change: -10000, reason: 'withdrawal', ref: 'WD1', daysAgo: 20 },
    { user: 'shopper', kind: 'income', change: -5000, reason: 'withdrawal', ref: 'WD2', daysAgo: 1 },
  ],
  withdrawals: [
    { user: 'shopper', number: 'WD1', amount: 10000, card: 0, status: 'paid', note: '已转账，请查收', daysAgo: 20 },
    { user: 'shopper', number: 'WD2', amount: 5000, card: 0, status: 'applied', note: '', daysAgo: 1 },
  ],
  bankCards: [{ user: 'shopper', bank: 'CMB', holder: '林小满', number: '6225880123456783' }],
  contacts: [
    { user: 'shopper', name: '林小满', mobile: '13800000001' },
    { user: 'shopper', name: '林知远', mobile: '13800000009' },
  ],
  backInStockSubscriptions: [
    { user: 'shopper', product: 'QT08', quantity: 1, name: '林小满', mobile: '13800000001' },
    { user: 'shopper', product: 'QT04', quantity: 2, name: '林小满', mobile: '13800000001', isNotified: true },
  ],
}

export const vouchers: readonly VoucherSeed[] = [
  { user: 'shopper', name: '中秋茶礼自提券', product: 'QT01', quantity: 6, available: 4, end: 45 },
  { user: 'shopper', name: '桂花红茶提货券', product: 'QT02', quantity: 2, available: 2, end: null },
]

export const selections: readonly SelectionSeed[] = [{ user: 'shopper2', products: ['QW01', 'QC02', 'QX01', 'QT06'] }]
