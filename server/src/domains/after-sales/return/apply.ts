import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import {
  availableReturnKinds,
  givesMoney,
  returnKindTable,
  type ReturnKind,
  returnMaximum,
  type ReturnProblem,
  returnProblem,
} from '@storefront/contract/domain/after-sales/order-return'
import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import type { ErrorName } from '@storefront/contract/errors'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { amount } from '../../../lib/amount'
import { ownedImages } from '../../shared/owned-images'
import { sentPieces, returnableSentPieces, unusedTickets } from '../../orders/order/line-state'
import type { OrderLineRow, OrderRow } from '../../orders/order/record'
import { insertReturn, stateOf } from './insert-return'
import { findOwnLine } from './own-line'
import { presentReturn } from './presenter'
import { findReturn } from './queries'
import { findTarget } from './replacement'

export interface ReturnInput {
  line_id: number
  kind: ReturnKind
  quantity: number
  /** The wire's decimal string; empty was not filled. */
  amount: string
  reason: string
  description: string
  images: number[]
  /** The replacement, for an exchange. */
  variant_id?: number
}

const errorOf: Readonly<Record<ReturnProblem, ErrorName>> = {
  quantity: 'returnQuantityWrong',
  amount: 'returnAmountRequired',
  maximum: 'returnAmountMax',
  reason: 'returnReasonRequired',
}

/**
 * Asks money back or a replacement for pieces of a line: they are taken off the line, or held, by one conditional
 * statement, all or nothing.
 */
export function applyReturn(ctx: UserCtx, input: ReturnInput): Promise<OrderReturn | Failure> {
  return ctx.db.tx(async (tx) => {
    const own = await findOwnLine(ctx, tx, input.line_id)
    if (!own) return fail('orderNotFound')
    const failure = checkReturn(ctx, own.order, own.line, input)
    if (failure) return failure
    const images = await ownedImages(ctx, tx, input.images)
    if (!images) return badPart('images', 'notOffered', {}, ctx.language)
    const target = givesMoney(input.kind) ? undefined : await findTarget(ctx, tx, own.line, input)
    if (target instanceof Failure) return target
    const insertedReturn = await insertReturn(ctx, tx, own, {
      kind: input.kind,
      quantity: input.quantity,
      reason: input.reason,
      description: input.description,
      amount: requestedAmount(ctx, input) ?? 0,
      ...(target && { target }),
      images,
      status: 'applied',
      actor: { who: 'owner', userId: ctx.user.id },
    })
    if (insertedReturn instanceof Failure) return insertedReturn
    const row = await findReturn(tx, ctx.tenant.id, insertedReturn.number)
    return row ? presentReturn(ctx, row, 'owner') : fail('internal')
  })
}

/** Returns the amount in minor units; null if it was not filled in. An exchange asks for none. */
const requestedAmount = (ctx: UserCtx, { kind, amount: text }: ReturnInput): number | null =>
  givesMoney(kind) ? fromDecimal(text.trim(), ctx.tenant.currency.exponent) : 0

function checkReturn(ctx: UserCtx, order: OrderRow, line: OrderLineRow, input: ReturnInput): Failure | null {
  const state = stateOf(line)
  const { cards = [] } = line
  const sentCount = sentPieces(line)
  const unused = unusedTickets(ctx.now, cards)
  const finishedAt = order.finished_at === null ? null : new Date(order.finished_at)
  const kinds = availableReturnKinds(
    ctx.now,
    { status: order.status, finishedAt },
    { ...state, ctype: line.ctype, shipped: sentCount },
    unused,
  )
  if (!givesMoney(input.kind) && state.exchanging > 0) return fail('exchangeOpen')
  if (!kinds.includes(input.kind))
    return fail(
      unused === 0 && cards.some(({ status }) => status === 'used') ? 'returnTicketUsed' : 'returnUnavailable',
    )
  const { code, symbol } = ctx.tenant.currency
  const request = { quantity: input.quantity, amount: requestedAmount(ctx, input), reason: input.reason }
  const problem = returnProblem(state, request)
  if (problem === 'maximum')
    return fail('returnAmountMax', {
      max: formatPrice(amount(ctx, returnMaximum(state, input.quantity)), { code, symbol }),
    })
  if (problem) return fail(errorOf[problem])
  if (unused !== null && input.quantity > unused) return fail('returnTicketUsed')
  // Goods that never left, or came back already, cannot be sent back.
  return returnKindTable[input.kind].comesBack && input.quantity > returnableSentPieces(line)
    ? fail('returnQuantityWrong')
    : null
}
