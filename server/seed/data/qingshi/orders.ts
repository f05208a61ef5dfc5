import type { OrderSeed } from '../types'

export const orders: readonly OrderSeed[] = [
  {
    number: 'D1',
    user: 'shopper',
    status: 'completed',
    lines: [
      { sku: 'QC01-1', quantity: 2 },
      { sku: 'QT04', quantity: 1 },
    ],
    created: { day: -26, hour: 20 },
    note: '麻烦包得厚一点，谢谢',
  },
  { number: 'D2', user: 'shopper', status: 'shipped', lines: [{ sku: 'QX01-11', quantity: 1 }], created: { day: -3, hour: 13 }, note: '' },
  {
    number: 'D3',
    user: 'shopper',
    status: 'wait_ship',
    lines: [
      { sku: 'QB01', quantity: 2 },
      { sku: 'QS02', quantity: 1 },
      { sku: 'QH02-1', quantity: 1 },
    ],
    created: { day: -1, hour: 22 },
    note: '送人的，不要放价签',
  },
  { number: 'D4', user: 'shopper', status: 'completed', lines: [{ sku: 'QE04', quantity: 1 }], created: { day: -9, hour: 11 }, note: '' },
  { number: 'D5', user: 'shopper2', status: 'wait_ship', lines: [{ sku: 'QW03', quantity: 1 }], created: { day: -1, hour: 9 }, note: '' },
  { number: 'D6', user: 'shopper2', status: 'completed', lines: [{ sku: 'QC03-21', quantity: 4 }], created: { day: -40, hour: 16 }, note: '' },
]

export const basket = [
  { sku: 'QC02', quantity: 1 },
  { sku: 'QT01-1', quantity: 2 },
] as const
