import {
  type TicketOrderAction,
  ticketOrderStatus,
  ticketOrderTransitions,
} from '@storefront/contract/domain/events/ticket-order'
import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { type Actor, transition } from '../../orders/order/lifecycle'
import { type AcceptInput, acceptOffer } from './accept'
import { presentTicketOrder } from './presenter'
import { findTicketOrder, type TicketOrderRow } from './queries'
import { refundTickets } from './refund'

/** The action and its input for a step of a ticket order. */
export interface TicketOrderStep extends AcceptInput {
  action: Exclude<TicketOrderAction, 'pay' | 'expire'>
  ticket_ids?: readonly number[]
}

const REVOKE =
  "update ticket_waiting set status = 'canceled', changed_at = $3 where tenant_id = $1 and order_id = $2 and status = 'offered'"

// The seats that it holds are freed by what follows from the closing (./effects.ts).
async function closeOrder(
  ctx: UserCtx,
  tx: Connection,
  row: TicketOrderRow,
  who: Actor['who'],
): Promise<Failure | null> {
  const closedOrder = await transition(ctx, tx, row, 'cancel', { who, userId: ctx.user.id })
  if (!(closedOrder instanceof Failure)) return null
  return fail(closedOrder.name === 'orderMoved' ? 'ticketOrderMoved' : closedOrder.name)
}

type Work = (ctx: UserCtx, tx: Connection, row: TicketOrderRow, step: TicketOrderStep) => Promise<Failure | null>
const works: Readonly<Record<TicketOrderStep['action'], Work>> = {
  accept: acceptOffer,
  decline: (ctx, tx, row) => closeOrder(ctx, tx, row, 'owner'),
  cancel: (ctx, tx, row) => closeOrder(ctx, tx, row, 'owner'),
  revoke: async (ctx, tx, row) => {
    await tx.rows(REVOKE, [ctx.tenant.id, row.id, ctx.now], 'offer_revoke')
    return closeOrder(ctx, tx, row, 'operator')
  },
  refund: (ctx, tx, row, { ticket_ids }) => refundTickets(ctx, tx, row, ticket_ids, 'user'),
}
const opsWorks: typeof works = {
  ...works,
  refund: (ctx, tx, row, { ticket_ids }) => refundTickets(ctx, tx, row, ticket_ids, 'ops'),
}

/** Moves an order of tickets by one action of its lifecycle: the caller's own, or, for operators, anybody's. */
export async function processTicketOrder(
  ctx: UserCtx,
  tx: Connection,
  number: string,
  step: TicketOrderStep,
  who: 'user' | 'ops',
): Promise<TicketOrderRow | Failure> {
  const row = await findTicketOrder(tx, ctx, number, true)
  if (!row || (who === 'user' && row.user_id !== ctx.user.id)) return fail('orderNotFound')
  const { from, by } = ticketOrderTransitions[step.action]
  if (!(by as readonly string[]).includes(who)) return fail('forbidden')
  if (!(from as readonly string[]).includes(ticketOrderStatus(row))) return fail('ticketOrderMoved')
  const failure = await (who === 'ops' ? opsWorks : works)[step.action](ctx, tx, row, step)
  return failure ?? (await findTicketOrder(tx, ctx, number)) ?? fail('orderNotFound')
}

/** The same for its buyer, who sees what became of it. */
export function processOwnTicketOrder(
  ctx: UserCtx,
  number: string,
  step: TicketOrderStep,
): Promise<TicketOrderDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await processTicketOrder(ctx, tx, number, step, 'user')
    return row instanceof Failure ? row : presentTicketOrder(ctx, tx, row)
  })
}
