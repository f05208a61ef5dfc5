import type { SelectionSeed, VoucherSeed } from '../types'

export const vouchers: readonly VoucherSeed[] = [
  { user: 'shopper', name: '中秋茶礼自提券', product: 'QT01', quantity: 6, available: 4, end: 45 },
  { user: 'shopper', name: '桂花红茶提货券', product: 'QT02', quantity: 2, available: 2, end: null },
]

export const selections: readonly SelectionSeed[] = [{ user: 'shopper2', products: ['QW01', 'QC02', 'QX01', 'QT06'] }]
