import {
  refundableCoins,
  type ReturnableLine,
  type ReturnKind,
  type ReturnStatus,
} from '@storefront/contract/domain/after-sales/order-return'
import { insert } from '../../../db/insert'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { compactDay } from '../../../lib/day'
import { randomCode } from '../../../lib/random'
import { unpackPieces } from '../../orders/delivery/ship'
import type { Actor } from '../../orders/order/lifecycle'
import { paidFor } from '../../orders/order/line-state'
import type { OrderLineRow, OrderRow } from '../../orders/order/record'
import { noteFigureChange } from '../../shared/figure-change'

/** A line of which something is given back, and its order. */
export interface ReturnedLine {
  readonly order: OrderRow
  readonly line: OrderLineRow
}

export interface NewReturn {
  readonly kind: ReturnKind
  readonly quantity: number
  /** Minor units. */
  readonly amount: number
  readonly reason: string
  readonly description: string
  readonly images: readonly number[]
  /** `applied` waits for the seller; `agreed` is the seller's own refund. */
  readonly status: Extract<ReturnStatus, 'applied' | 'agreed'>
  readonly actor: Actor
  /** Part of the order's fee that goes back with it, in minor units. */
  readonly shipping?: number
  /** Pieces that go back to stock; undefined: those that come back or were never sent. */
  readonly restock?: number
}

/** Returns what a return has to know of a line. */
export const stateOf = (line: OrderLineRow): ReturnableLine => ({
  quantity: line.quantity,
  returned: line.returned ?? 0,
  returnAmount: line.return_amount ?? 0,
  paid: paidFor(line),
})

const TAKE = `update order_line l set returned = returned + $3, return_amount = return_amount + $4, unsent = unsent + $5,
    return_diamonds = return_diamonds + $8
  where tenant_id = $1 and id = $2 and returned + $3 <= quantity and return_amount + $4 <= $6 and shipped + unsent + $5 <= quantity
    and returned = $7 and return_diamonds = $9 returning 1`
const HOLD = `with held as (
    select id from virtual_card where tenant_id = $1 and line_id = $2 and status = 'unused' and (end_at is null or end_at > $5) order by id limit $4 for update)
  update virtual_card v set status = 'inactive', return_id = $3 from held where v.tenant_id = $1 and v.id = held.id and v.status = 'unused' returning 1`

/**
 * Takes pieces and money off a line by one conditional statement, all or nothing, and writes the return with its log
 * row. returnQuantityWrong when another return of the line or its parcel was faster, returnTicketUsed when a ticket was
 * used meanwhile.
 */
export async function insertReturn(
  ctx: UserCtx,
  tx: Connection,
  { order, line }: ReturnedLine,
  newReturn: NewReturn,
): Promise<{ id: number; number: string } | Failure> {
  const tenantId = ctx.tenant.id
  const { kind, quantity, amount, status, actor } = newReturn
  const state = stateOf(line)
  const unsent = kind === 'refund_only' ? await keepPieces(tx, tenantId, line, quantity) : 0
  const coinsReturned = line.return_diamonds ?? 0
  const coins = refundableCoins({ ...state, coins: line.diamonds, coinsReturned }, quantity)
  const values = [tenantId, line.id, quantity, amount, unsent, state.paid, state.returned, coins, coinsReturned]
  if ((await tx.rows(TAKE, values, 'return_take')).length === 0) return fail('returnQuantityWrong')
  await noteFigureChange(ctx, tx, 'order', order.id)
  const number = `S${compactDay(ctx.tenant, ctx.now)}${randomCode(8)}`
  const [request] = await insert(
    tx,
    'order_return',
    {
      tenantId,
      number,
      orderId: order.id,
      lineId: line.id,
      userId: order.user_id,
      kind,
      status,
      quantity,
      unsent,
      amount,
      diamonds: coins,
      shipping: newReturn.shipping ?? 0,
      restock: newReturn.restock ?? null,
      reason: newReturn.reason.trim(),
      description: newReturn.description.trim(),
      images: [...newReturn.images],
      createdAt: ctx.now,
    },
    { returning: ['id'] },
  )
  if (!request) throw new Error('an insert gave no row')
  if ((line.cards ?? []).length > 0 && quantity > 0) {
    const reserved = await tx.rows(HOLD, [tenantId, line.id, request.id, quantity, ctx.now], 'card_hold')
    if (reserved.length < quantity) return fail('returnTicketUsed')
  }
  const log = { tenantId, returnId: request.id, action: 'apply' as const, toStatus: status }
  await insert(tx, 'order_return_log', { ...log, actor: actor.who, userId: actor.userId, createdAt: ctx.now })
  return { id: request.id, number }
}

/** Keeps pieces here: those that were not packed first, then those that only wait for their carrier. */
async function keepPieces(tx: Connection, tenantId: number, line: OrderLineRow, quantity: number): Promise<number> {
  const { shipped = 0, unsent = 0 } = line
  const unpacked = Math.min(quantity, line.quantity - shipped - unsent)
  return unpacked + (await unpackPieces(tx, tenantId, line.id, quantity - unpacked))
}
