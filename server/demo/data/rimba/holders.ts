import type { SelectionSeed, VoucherSeed } from '../types'

export const vouchers: readonly VoucherSeed[] = [
  { user: 'shopper', name: 'Kupon ambil kopi bulanan', product: 'RK01', quantity: 6, available: 4, end: 45 },
  { user: 'shopper', name: 'Kupon ambil sambal', product: 'RS01', quantity: 2, available: 2, end: null },
]

export const selections: readonly SelectionSeed[] = [{ user: 'shopper2', products: ['RR01', 'RK05', 'RB01', 'RH03'] }]
