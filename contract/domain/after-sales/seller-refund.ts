import type { OrderStatus } from '../orders/order'
import { returnablePieces, type ReturnableLine, returnMaximum } from './order-return'

/** Statuses of an order of which the seller can give money back. */
export const refundableStatuses = [
  'wait_ship',
  'shipped',
  'delivered',
  'completed',
] as const satisfies readonly OrderStatus[]

/** Whether the seller can give money of an order back. */
export const isSellerRefundable = (status: OrderStatus): boolean => refundableStatuses.some((one) => one === status)

/** The part of a line that the seller gives back; the amount is in minor units, null when it is no amount. */
export interface SellerRefundPart {
  /** 0 gives money back without pieces. */
  readonly quantity: number
  readonly amount: number | null
}

/** Returns the most that the seller can give back for a line, in minor units: the part of its price that is left. */
export const sellerMaximum = ({ paid, returnAmount }: ReturnableLine): number => Math.max(0, paid - returnAmount)

/**
 * Returns the amount that pieces of a line are worth, in minor units: all that is left of it with its last piece, else
 * their share.
 */
export const suggestedRefund = (line: ReturnableLine, pieces: number): number =>
  line.returned + pieces >= line.quantity ? sellerMaximum(line) : returnMaximum(line, pieces)

export type SellerRefundProblem = 'quantity' | 'amount' | 'maximum'

/** Returns the first problem of a line's part, or null. A part of no pieces needs an amount. */
export function sellerRefundProblem(
  line: ReturnableLine,
  { quantity, amount }: SellerRefundPart,
): SellerRefundProblem | null {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > returnablePieces(line)) return 'quantity'
  if (amount === null || amount < 0 || (quantity === 0 && amount === 0)) return 'amount'
  return amount > sellerMaximum(line) ? 'maximum' : null
}
