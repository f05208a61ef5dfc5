import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import {
  availableReturnKinds,
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
import { ownedImages } from '../../shared/owned-images'
import { sentPieces, unusedTickets } from '../../orders/order/line-state'
import { findOrderById, findOrderLines, type OrderLineRow, type OrderRow } from '../../orders/order/record'
import { insertReturn, type ReturnedLine, stateOf } from './insert-return'
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
    const insertedReturn = await insertReturn(ctx, tx, own, {
      kind: input.kind,
      quantity: input.quantity,
      reason: input.reason,
      description: input.description,
      amount: fromDecimal(input.amount.trim(), ctx.tenant.currency.exponent) ?? 0,
      images,
      status: 'applied',
      actor: { who: 'owner', userId: ctx.user.id },
    })
    if (insertedReturn instanceof Failure) return insertedReturn
    const row = await findReturn(tx, ctx.tenant.id, insertedReturn.number)
    return row ? presentReturn(ctx, row, 'owner') : fail('internal')
  })
}

async function findOwn(ctx: UserCtx, tx: Connection, lineId: number): Promise<ReturnedLine | null> {
  const [row] = await tx.rows<{ order_id: number }>(
    'select order_id from order_line where tenant_id = $1 and id = $2',
    [ctx.tenant.id, lineId],
  )
  const order = row && (await findOrderById(tx, ctx.tenant.id, row.order_id))
  if (!order || order.user_id !== ctx.user.id) return null
  const line = (await findOrderLines(tx, ctx.tenant.id, [order.id])).find(({ id }) => id === lineId)
  return line ? { order, line } : null
}

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
