import type { OrderAction, OrderStatus } from '@storefront/contract/domain/orders/order'
import type { OrderSeed } from '../data/types'

export type Step = readonly [
  action: OrderAction | 'submit',
  to: OrderStatus,
  actor: 'owner' | 'operator' | 'system',
  hoursLater: number,
]

const submission: Step = ['submit', 'unpaid', 'owner', 0]
const PAID_AFTER = 0.02

/** Returns the steps that led an order to its status (contract/domain/orders/order). */
export function orderSteps({ status }: Pick<OrderSeed, 'status'>, isVirtual: boolean): Step[] {
  if (status === 'unpaid') return [submission]
  if (status === 'closed') return [submission, ['cancel', 'closed', 'owner', 0.3]]
  if (isVirtual) return [submission, ['pay_virtual', 'completed', 'system', PAID_AFTER]]
  const way: Step[] = [
    submission,
    ['pay', 'wait_ship', 'system', PAID_AFTER],
    ['ship', 'shipped', 'operator', 14],
    ['deliver', 'delivered', 'system', 60],
    ['confirm', 'completed', 'owner', 80],
  ]
  return way.slice(0, way.findIndex(([, to]) => to === status) + 1)
}

/** Whether the order was ever paid. */
export const wasPaid = ({ status }: Pick<OrderSeed, 'status'>): boolean => status !== 'unpaid' && status !== 'closed'

/** Whether goods of it were ever sent. */
export const wasSent = ({ status }: Pick<OrderSeed, 'status'>): boolean =>
  ['shipped', 'delivered', 'completed'].includes(status)
