import {
  givesMoney,
  refundableCoins,
  type ReturnableLine,
  type ReturnKind,
  type ReturnStatus,
} from '@storefront/contract/domain/after-sales/order-return'
import { insert } from '../../../db/insert'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { compactDay } from '../../../lib/day'
import { randomCode } from '../../../lib/random'
import { unpackPieces } from '../../orders/delivery/ship'
import type { Actor } from '../../orders/order/lifecycle'
import { paidFor } from '../../orders/order/line-state'
import type { OrderLineRow } from '../../orders/order/record'
import { noteFigureChange } from '../../shared/figure-change'
import { holdPieces } from './hold-pieces'
import type { ReturnedLine } from './own-line'
import type { ExchangeTarget } from './replacement'

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
  /** The replacement of an exchange. */
  readonly target?: ExchangeTarget
}

/** Returns what a return has to know of a line. */
export const stateOf = (line: OrderLineRow): ReturnableLine => ({
  quantity: line.quantity,
  returned: line.returned ?? 0,
  returnAmount: line.return_amount ?? 0,
  exchanging: line.exchanging ?? 0,
  paid: paidFor(line),
})

const TAKE = `update order_line l set returned = returned + $3, return_amount = return_amount + $4, unsent = unsent + $5,
    return_diamonds = return_diamonds + $8
  where tenant_id = $1 and id = $2 and returned + exchanging + $3 <= quantity and return_amount + $4 <= $6 and shipped + unsent + $5 <= quantity
    and returned = $7 and return_diamonds = $9 returning 1`
const HOLD = `with held as (
    select id from virtual_card where tenant_id = $1 and line_id = $2 and status = 'unused' and (end_at is null or end_at > $5) order by id limit $4 for update)
  update virtual_card v set status = 'inactive', return_id = $3 from held where v.tenant_id = $1 and v.id = held.id and v.status = 'unused' returning 1`

/** The part of a line that a return takes off it. */
export interface TakenPart {
  /** Whole coins. */
  readonly coins: number
  /** Pieces that were not sent and stay here. */
  readonly unsent: number
}

/**
 * Takes pieces and money off a line by one conditional statement, all or nothing; returnQuantityWrong when another return
 * of the line or its parcel was faster.
 */
export async function takePart(
  ctx: UserCtx,
  tx: Connection,
  { order, line }: ReturnedLine,
  { kind, quantity, amount }: Pick<NewReturn, 'kind' | 'quantity' | 'amount'>,
): Promise<TakenPart | Failure> {
  const tenantId = ctx.tenant.id
  const state = stateOf(line)
  const unsent = kind === 'refund_only' ? await keepPieces(tx, tenantId, line, quantity) : 0
  const coinsReturned = line.return_diamonds ?? 0
  const coins = refundableCoins({ ...state, coins: line.diamonds, coinsReturned }, quantity)
  const values = [tenantId, line.id, quantity, amount, unsent, state.paid, state.returned, coins, coinsReturned]
  if ((await tx.rows(TAKE, values, 'return_take')).length === 0) return fail('returnQuantityWrong')
  await noteFigureChange(ctx, tx, 'order', order.id)
  return { coins, unsent }
}

/** Keeps the tickets of a return from being used; returnTicketUsed when one was used meanwhile. */
export async function holdTickets(
  ctx: UserCtx,
  tx: Connection,
  line: OrderLineRow,
  { id, quantity }: { id: number; quantity: number },
): Promise<Failure | null> {
  if ((line.cards ?? []).length === 0 || quantity === 0) return null
  const reserved = await tx.rows(HOLD, [ctx.tenant.id, line.id, id, quantity, ctx.now], 'card_hold')
  return reserved.length < quantity ? fail('returnTicketUsed') : null
}

const NOTHING: TakenPart = { coins: 0, unsent: 0 }

/** An exchange holds its pieces, and takes nothing off its line. */
const takeOrHold = async (
  ctx: UserCtx,
  tx: Connection,
  own: ReturnedLine,
  newReturn: NewReturn,
): Promise<TakenPart | Failure> =>
  givesMoney(newReturn.kind)
    ? takePart(ctx, tx, own, newReturn)
    : ((await holdPieces(ctx, tx, own.line, newReturn.quantity)) ?? NOTHING)

/** Takes a return's part off its line, and writes the return with its log row. */
export async function insertReturn(
  ctx: UserCtx,
  tx: Connection,
  own: ReturnedLine,
  newReturn: NewReturn,
): Promise<{ id: number; number: string } | Failure> {
  const tenantId = ctx.tenant.id
  const { order, line } = own
  const { kind, quantity, amount, status, actor } = newReturn
  const part = await takeOrHold(ctx, tx, own, newReturn)
  if (part instanceof Failure) return part
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
      unsent: part.unsent,
      amount,
      diamonds: part.coins,
      shipping: newReturn.shipping ?? 0,
      restock: newReturn.restock ?? null,
      ...newReturn.target,
      reason: newReturn.reason.trim(),
      description: newReturn.description.trim(),
      images: [...newReturn.images],
      createdAt: ctx.now,
    },
    { returning: ['id'] },
  )
  if (!request) throw new Error('an insert gave no row')
  const failure = await holdTickets(ctx, tx, line, { id: request.id, quantity })
  if (failure) return failure
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
