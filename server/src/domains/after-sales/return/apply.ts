import { insert } from '../../../db/insert'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import {
  availableReturnKinds,
  refundableCoins,
  type ReturnKind,
  returnMaximum,
  type ReturnProblem,
  returnProblem,
} from '@storefront/contract/domain/after-sales/order-return'
import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import type { ErrorName } from '@storefront/contract/errors'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { amount } from '../../../lib/amount'
import { compactDay } from '../../../lib/day'
import { ownedImages } from '../../shared/owned-images'
import { randomCode } from '../../../lib/random'
import { unpackPieces } from '../../orders/delivery/ship'
import { paidFor, sentPieces, unusedTickets } from '../../orders/order/line-state'
import { findOrderById, findOrderLines, type OrderLineRow, type OrderRow } from '../../orders/order/record'
import { presentReturn } from './presenter'
import { findReturn } from './queries'

export interface ReturnInput {
  line_id: number
  kind: ReturnKind
  quantity: number
  /** The wire's decimal string; empty was not filled. */
  amount: string
  reason: string
  description: string
  images: number[]
}

const errorOf: Readonly<Record<ReturnProblem, ErrorName>> = {
  quantity: 'returnQuantityWrong',
  amount: 'returnAmountRequired',
  maximum: 'returnAmountMax',
  reason: 'returnReasonRequired',
}

/** Asks money back for pieces of a line: they are taken off the line by one conditional statement, all or nothing. */
export function applyReturn(ctx: UserCtx, input: ReturnInput): Promise<OrderReturn | Failure> {
  return ctx.db.tx(async (tx) => {
    const own = await findOwn(ctx, tx, input.line_id)
    if (!own) return fail('orderNotFound')
    const failure = checkReturn(ctx, own.order, own.line, input)
    if (failure) return failure
    const images = await ownedImages(ctx, tx, input.images)
    if (!images) return badPart('images', 'notOffered', {}, ctx.language)
    const insertedReturn = await insertReturn(ctx, tx, own, input, images)
    if (insertedReturn instanceof Failure) return insertedReturn
    const row = await findReturn(tx, ctx.tenant.id, insertedReturn)
    return row ? presentReturn(ctx, row, 'owner') : fail('internal')
  })
}

interface OwnLine {
  order: OrderRow
  line: OrderLineRow
}

async function findOwn(ctx: UserCtx, tx: Connection, lineId: number): Promise<OwnLine | null> {
  const [row] = await tx.rows<{ order_id: number }>(
    'select order_id from order_line where tenant_id = $1 and id = $2',
    [ctx.tenant.id, lineId],
  )
  const order = row && (await findOrderById(tx, ctx.tenant.id, row.order_id))
  if (!order || order.user_id !== ctx.user.id) return null
  const line = (await findOrderLines(tx, ctx.tenant.id, [order.id])).find(({ id }) => id === lineId)
  return line ? { order, line } : null
}

const stateOf = (line: OrderLineRow) => ({
  quantity: line.quantity,
  returned: line.returned ?? 0,
  returnAmount: line.return_amount ?? 0,
  paid: paidFor(line),
})

function checkReturn(ctx: UserCtx, order: OrderRow, line: OrderLineRow, input: ReturnInput): Failure | null {
  const state = stateOf(line)
  const { unsent = 0, cards = [] } = line
  const sentCount = sentPieces(line)
  const unused = unusedTickets(ctx.now, cards)
  const finishedAt = order.finished_at === null ? null : new Date(order.finished_at)
  const kinds = availableReturnKinds(
    ctx.now,
    { status: order.status, finishedAt },
    { ...state, ctype: line.ctype, shipped: sentCount },
    unused,
  )
  if (!kinds.includes(input.kind))
    return fail(
      unused === 0 && cards.some(({ status }) => status === 'used') ? 'returnTicketUsed' : 'returnUnavailable',
    )
  const { code, symbol, exponent } = ctx.tenant.currency
  const requestedAmount = fromDecimal(input.amount.trim(), exponent)
  const problem = returnProblem(state, { quantity: input.quantity, amount: requestedAmount, reason: input.reason })
  if (problem === 'maximum')
    return fail('returnAmountMax', {
      max: formatPrice(amount(ctx, returnMaximum(state, input.quantity)), { code, symbol }),
    })
  if (problem) return fail(errorOf[problem])
  if (unused !== null && input.quantity > unused) return fail('returnTicketUsed')
  // Goods that never left, or came back already, cannot be sent back.
  return input.kind === 'return_goods' && input.quantity > sentCount - (state.returned - unsent)
    ? fail('returnQuantityWrong')
    : null
}

const TAKE = `update order_line l set returned = returned + $3, return_amount = return_amount + $4, unsent = unsent + $5,
    return_diamonds = return_diamonds + $8
  where tenant_id = $1 and id = $2 and returned + $3 <= quantity and return_amount + $4 <= $6 and shipped + unsent + $5 <= quantity
    and returned = $7 and return_diamonds = $9 returning 1`
const HOLD = `with held as (
    select id from virtual_card where tenant_id = $1 and line_id = $2 and status = 'unused' and (end_at is null or end_at > $5) order by id limit $4 for update)
  update virtual_card v set status = 'inactive', return_id = $3 from held where v.tenant_id = $1 and v.id = held.id and v.status = 'unused' returning 1`

async function insertReturn(
  ctx: UserCtx,
  tx: Connection,
  { order, line }: OwnLine,
  input: ReturnInput,
  images: number[],
): Promise<string | Failure> {
  const tenantId = ctx.tenant.id
  const { shipped = 0, unsent: unsentPieces = 0, cards = [] } = line
  const state = stateOf(line)
  const requestedAmount = fromDecimal(input.amount.trim(), ctx.tenant.currency.exponent) ?? 0
  // What was not sent yet stays here first, then what only waits for its carrier.
  const staying = input.kind === 'refund_only' ? Math.min(input.quantity, line.quantity - shipped - unsentPieces) : 0
  const unsent =
    input.kind === 'refund_only' ? staying + (await unpackPieces(tx, tenantId, line.id, input.quantity - staying)) : 0
  const coinsReturned = line.return_diamonds ?? 0
  const coins = refundableCoins({ ...state, coins: line.diamonds, coinsReturned }, input.quantity)
  const values = [
    tenantId,
    line.id,
    input.quantity,
    requestedAmount,
    unsent,
    state.paid,
    state.returned,
    coins,
    coinsReturned,
  ]
  // What was read is no longer so: another return of the line, or its parcel, was faster.
  if ((await tx.rows(TAKE, values, 'return_take')).length === 0) return fail('returnQuantityWrong')
  const number = `S${compactDay(ctx.tenant, ctx.now)}${randomCode(8)}`
  const [request] = await insert(
    tx,
    'order_return',
    {
      tenantId,
      number,
      orderId: order.id,
      lineId: line.id,
      userId: ctx.user.id,
      kind: input.kind,
      status: 'applied',
      quantity: input.quantity,
      unsent,
      amount: requestedAmount,
      diamonds: coins,
      reason: input.reason.trim(),
      description: input.description.trim(),
      images,
      createdAt: ctx.now,
    },
    { returning: ['id'] },
  )
  if (!request) throw new Error('an insert gave no row')
  if (cards.length > 0) {
    const reserved = await tx.rows(HOLD, [tenantId, line.id, request.id, input.quantity, ctx.now], 'card_hold')
    if (reserved.length < input.quantity) return fail('returnTicketUsed')
  }
  const log = {
    tenantId,
    returnId: request.id,
    action: 'apply' as const,
    toStatus: 'applied' as const,
    actor: 'owner' as const,
    userId: ctx.user.id,
  }
  await insert(tx, 'order_return_log', { ...log, createdAt: ctx.now })
  return number
}
