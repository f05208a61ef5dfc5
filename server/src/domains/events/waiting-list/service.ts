import { availableOf, ticketState } from '@storefront/contract/domain/events/ticket'
import { WAITING_QUANTITY_MAX } from '@storefront/contract/domain/events/waiting-list'
import type { Page } from '@storefront/contract/entities/common'
import type { WaitingEntry, WaitingList } from '@storefront/contract/entities/events/ticket-order'
import { conflict, type Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { processTicketOrder } from '../ticket-order/process'
import {
  findAnySale,
  findSale,
  findTypes,
  isShown,
  lockSale,
  maxOf,
  presentEventRef,
  presentType,
  type SaleRow,
  saleFacts,
  type TypeRow,
} from '../ticket/queries'
import { isWaitingListOpen } from '../ticket/service'
import { offerSeats, planLook } from './offer'
import { findActivePlace, presentPlace, WAITING_COLUMNS, WAITING_JOINS, type WaitingRow } from './queries'

const isOver = (ctx: Ctx, sale: SaleRow, type: TypeRow): boolean =>
  ticketState(saleFacts(sale, type), ctx.now.getTime()) === 'over'

/**
 * Whether one can wait for seats of an event, for which tickets, and the own place. Of an event that was taken off
 * those who have a place still see it, and leave it.
 */
export async function readWaitingList(ctx: Ctx, key: string, code: string | undefined): Promise<WaitingList | Failure> {
  return ctx.db.read(async (tx) => {
    const own = ctx.user && (await findActivePlace(tx, ctx, key, ctx.user.id))
    const sale = own ? await findAnySale(tx, ctx, own.event_id) : await findSale(tx, ctx, key)
    if (!sale) return fail('notFound')
    const shownTypes = sale.is_active ? await findTypes(tx, ctx, sale.event_id) : []
    const types = shownTypes.filter((type) => isShown(type, code) && !isOver(ctx, sale, type))
    return {
      event: presentEventRef(ctx, sale),
      is_open: isWaitingListOpen(ctx, sale),
      tickets: types.map((type) => presentType(ctx, sale, type)),
      offer_minutes: sale.offer_minutes,
      entry: own ? presentPlace(ctx, own) : null,
    }
  })
}

const shape: ListShape = {
  table: 'ticket_waiting',
  columns: WAITING_COLUMNS,
  joins: WAITING_JOINS,
  orderings: { '-id': 't.id desc' },
  search: [],
}

/** Returns the places on waiting lists that the user has, the newest first. */
export function listPlaces(ctx: UserCtx, page: { limit?: number; offset?: number }): Promise<Page<WaitingEntry>> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<WaitingRow>(tx, sql, shape, 't.id desc', page)
    return { count, results: results.map((row) => presentPlace(ctx, row)) }
  })
}

export interface JoinInput {
  ticket_id: number
  quantity: number
  access_code?: string
}

function joinFailure(
  ctx: UserCtx,
  sale: SaleRow,
  type: TypeRow | undefined,
  { quantity, access_code }: JoinInput,
): Failure | null {
  if (!isWaitingListOpen(ctx, sale)) return fail('waitingClosed')
  if (!type || !isShown(type, access_code)) return fail('notFound')
  if (isOver(ctx, sale, type)) return fail('waitingClosed')
  const max = Math.min(WAITING_QUANTITY_MAX, maxOf(type))
  if (quantity < type.min_quantity || quantity > max)
    return fail('ticketQuantity', { name: type.name, min: type.min_quantity, max })
  const available = availableOf(saleFacts(sale, type))
  return available === null || available >= quantity ? fail('waitingNeedless') : null
}

const JOIN = `insert into ticket_waiting (tenant_id, event_id, ticket_id, user_id, quantity, status, created_at, changed_at)
  values ($1, $2, $3, $4, $5, 'waiting', $6, $6) on conflict (tenant_id, event_id, user_id) where status in ('waiting', 'offered') do nothing returning id`

/**
 * Joins the waiting list of an event. The event is locked, so that places are numbered in the order in which they are
 * taken.
 */
export async function joinWaitingList(ctx: UserCtx, key: string, input: JoinInput): Promise<WaitingEntry | Failure> {
  const unbound = requireBoundMobile(ctx)
  if (unbound) return unbound
  return ctx.db.tx(async (tx) => {
    const event = await findSale(tx, ctx, key)
    const sale = event && (await lockSale(tx, ctx, event.event_id))
    if (!sale) return fail('notFound')
    const type = (await findTypes(tx, ctx, sale.event_id)).find(({ id }) => id === input.ticket_id)
    const failure = joinFailure(ctx, sale, type, input)
    if (failure) return failure
    const values = [ctx.tenant.id, sale.event_id, input.ticket_id, ctx.user.id, input.quantity, ctx.now]
    const [placeRow] = await tx.rows(JOIN, values, 'waiting_join')
    if (!placeRow) return fail('waitingTwice')
    await planLook(ctx, tx, sale.event_id, sale.event_start)
    const place = await findActivePlace(tx, ctx, sale.event_id, ctx.user.id)
    return place ? presentPlace(ctx, place) : fail('notFound')
  })
}

const LEAVE =
  "update ticket_waiting set status = 'left', changed_at = $3 where tenant_id = $1 and id = $2 and status = 'waiting' returning 1"

/** Gives up a place that waits; those behind it may be served now. */
async function leavePlace(ctx: UserCtx, tx: Connection, place: WaitingRow): Promise<null> {
  await lockSale(tx, ctx, place.event_id)
  // It was offered seats meanwhile: it is looked at again.
  if ((await tx.rows(LEAVE, [ctx.tenant.id, place.id, ctx.now], 'waiting_leave')).length === 0)
    throw conflict(`place ${place.id} was offered seats`)
  await offerSeats(ctx, tx, place.event_id)
  return null
}

/** Leaves the waiting list of an event; an offer is declined, which frees its seats at once. */
export function leaveWaitingList(ctx: UserCtx, key: string): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const place = await findActivePlace(tx, ctx, key, ctx.user.id)
    if (!place) return fail('notFound')
    const isOffered = place.status === 'offered' && place.order_number !== null
    const left = isOffered
      ? await processTicketOrder(ctx, tx, place.order_number ?? '', { action: 'decline' }, 'user')
      : await leavePlace(ctx, tx, place)
    return left instanceof Failure ? left : { ok: true }
  })
}
