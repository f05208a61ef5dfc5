import type { OrderSeed } from '../types'

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
  },
  { number: 'D2', user: 'shopper', status: 'shipped', lines: [{ sku: 'RR01-1', quantity: 1 }], created: { day: -4, hour: 15 }, note: '' },
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
  { number: 'D4', user: 'shopper2', status: 'completed', lines: [{ sku: 'RE01-1', quantity: 1 }], created: { day: -12, hour: 9 }, note: '' },
]

export const basket = [{ sku: 'RK02-1', quantity: 1 }] as const
