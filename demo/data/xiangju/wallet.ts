import type { WalletSeed } from '../types'

export const wallet: WalletSeed = {
  coupons: [],
  packages: [],
  cards: [{ user: 'shopper', code: 'SHEYUAN00001', daysAgo: 100 }],
  recharges: [],
  records: [],
  bankCards: [],
  contacts: [],
  withdrawals: [],
  backInStockSubscriptions: [],
}
