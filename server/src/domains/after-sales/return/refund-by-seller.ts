import { isProductType } from '@storefront/contract/domain/catalog/product-kinds'
import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import {
  isSellerRefundable,
  sellerMaximum,
  type SellerRefundProblem,
  sellerRefundProblem,
} from '@storefront/contract/domain/after-sales/seller-refund'
import type { ErrorName } from '@storefront/contract/errors'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import type { Actor } from '../../orders/order/lifecycle'
import { unusedTickets } from '../../orders/order/line-state'
import { findOrderLines, lockOrder, type OrderLineRow, type OrderRow } from '../../orders/order/record'
import { refundOrder } from '../refund/service'
import { finishReturn } from './finish'
import { insertReturn, stateOf } from './insert-return'
import { SHIPPING_LEFT } from './fee'

export interface SellerRefund {
  /** Decimal strings of the site's currency. */
  readonly lines: readonly { line_id: number; quantity: number; amount: string; restock: boolean }[]
  readonly shipping: string
  readonly reason: string
}

/** A line's part in minor units. */
export interface Part {
  readonly line: OrderLineRow
  readonly quantity: number
  readonly amount: number
  readonly restock: boolean
}

const errorOf: Readonly<Record<Exclude<SellerRefundProblem, 'maximum'>, ErrorName>> = {
  quantity: 'returnQuantityWrong',
  amount: 'returnAmountRequired',
}

// A parcel that goes out locks itself and then its order.
const LOCK_PACKED = `select 1 from order_delivery where tenant_id = $1 and order_id = $2 and state = 'packed' order by id desc for update`

/**
 * Gives money of a paid order back on the seller's own decision (spec 4): pieces of lines with their amounts, amounts
 * alone, the fee of sending. Each line becomes a return that is agreed to already, so that stock, coins, income, parcels
 * and the order's end follow as from any other return. Needs a transaction of the caller.
 * @returns the order as it was; orderMoved when nothing of it can be given back now
 */
export async function refundBySeller(
  ctx: UserCtx,
  tx: Connection,
  orderId: number,
  input: SellerRefund,
): Promise<OrderRow | Failure> {
  await tx.rows(LOCK_PACKED, [ctx.tenant.id, orderId])
  const order = await lockOrder(tx, ctx.tenant.id, orderId)
  if (!order || hasTickets(order.kind)) return fail('orderNotFound')
  if (!isSellerRefundable(order.status)) return fail('orderMoved')
  if (input.reason.trim() === '') return fail('returnReasonRequired')
  const lines = await findOrderLines(tx, ctx.tenant.id, [order.id])
  const parts = checkParts(ctx, lines, input.lines)
  if (parts instanceof Failure) return parts
  const shipping = await checkShipping(ctx, tx, order, input.shipping)
  if (shipping instanceof Failure) return shipping
  // The fee goes back with the first part; alone, it needs a line that it stands on.
  const [first] = lines
  const all =
    parts.length === 0 && shipping > 0 && first ? [{ line: first, quantity: 0, amount: 0, restock: false }] : parts
  if (all.length === 0) return fail('returnAmountRequired')
  const actor = { who: 'operator', userId: ctx.user.id } as const
  return (await refundParts(ctx, tx, order, all, { shipping, reason: input.reason, actor })) ?? order
}

/** The fee that goes back with the parts of a refund, in minor units, why, and by whom. */
export interface RefundTerms {
  readonly shipping: number
  readonly reason: string
  readonly actor: Actor
}

/** Refunds parts of an order, each by a return that is agreed to already; the fee goes back with the first. */
export async function refundParts(
  ctx: UserCtx,
  tx: Connection,
  order: OrderRow,
  parts: readonly Part[],
  terms: RefundTerms,
): Promise<Failure | null> {
  for (const [at, part] of parts.entries()) {
    const failure = await refundPart(ctx, tx, order, part, { ...terms, shipping: at === 0 ? terms.shipping : 0 })
    if (failure) return failure
  }
  return null
}

/** Returns the parts in the order of their lines, in which everybody locks them. */
function checkParts(ctx: UserCtx, lines: readonly OrderLineRow[], input: SellerRefund['lines']): Part[] | Failure {
  if (new Set(input.map(({ line_id }) => line_id)).size < input.length) return fail('returnQuantityWrong')
  const parts: Part[] = []
  for (const { line_id, quantity, amount: text, restock } of input) {
    const line = lines.find(({ id }) => id === line_id)
    if (!line) return fail('orderNotFound')
    if (!isProductType(line.ctype)) return fail('returnUnavailable')
    const state = stateOf(line)
    const minor = fromDecimal(text.trim(), ctx.tenant.currency.exponent)
    const problem = sellerRefundProblem(state, { quantity, amount: minor })
    if (problem === 'maximum') return maximumFailure(ctx, sellerMaximum(state))
    if (problem) return fail(errorOf[problem])
    if (quantity > (unusedTickets(ctx.now, line.cards ?? []) ?? quantity)) return fail('returnTicketUsed')
    parts.push({ line, quantity, amount: minor ?? 0, restock })
  }
  return parts.sort((one, other) => one.line.id - other.line.id)
}

const maximumFailure = (ctx: UserCtx, minor: number): Failure =>
  fail('returnAmountMax', { max: formatPrice(amount(ctx, minor), ctx.tenant.currency) })

async function checkShipping(ctx: UserCtx, tx: Connection, order: OrderRow, text: string): Promise<number | Failure> {
  const minor = text.trim() === '' ? 0 : fromDecimal(text.trim(), ctx.tenant.currency.exponent)
  if (minor === null || minor < 0) return fail('returnAmountRequired')
  const [row] = await tx.rows<{ left: number }>(SHIPPING_LEFT, [ctx.tenant.id, order.id])
  return minor > (row?.left ?? 0) ? maximumFailure(ctx, row?.left ?? 0) : minor
}

async function refundPart(
  ctx: UserCtx,
  tx: Connection,
  order: OrderRow,
  part: Part,
  { shipping, reason, actor }: RefundTerms,
): Promise<Failure | null> {
  const inserted = await insertReturn(
    ctx,
    tx,
    { order, line: part.line },
    {
      kind: 'refund_only',
      status: 'agreed',
      quantity: part.quantity,
      amount: part.amount,
      shipping,
      restock: part.restock ? part.quantity : 0,
      reason,
      description: '',
      images: [],
      actor,
    },
  )
  if (inserted instanceof Failure) return inserted
  const sum = part.amount + shipping
  if (sum > 0)
    return refundOrder(ctx, tx, order.id, { amount: sum, returnId: inserted.id, outRefundNo: inserted.number })
  await finishReturn(ctx, tx, inserted.id)
  return null
}
