import { TICKET_ERRORS, ticketState } from '@storefront/contract/domain/events/ticket'
import { availableOf } from '@storefront/contract/domain/events/ticket'
import type { AttendeeInput } from '@storefront/contract/entities/events/ticket'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { findEventOfType, findSale, findTypes, isShown, maxOf, type SaleRow, saleFacts, type TypeRow } from './queries'

/** The contents of a ticket basket, as sent over the wire. */
export interface BasketInput {
  lines: readonly { ticket_id: number; quantity: number; attendees?: readonly AttendeeInput[] }[]
  access_code?: string
}

/** Tickets of one type that are bought. */
export interface BasketLine {
  type: TypeRow
  quantity: number
  attendees: readonly AttendeeInput[]
}

export interface TicketBasket {
  sale: SaleRow
  lines: BasketLine[]
}

/** Lines of the same type are one. */
function mergeLines(lines: BasketInput['lines']): Map<number, Omit<BasketLine, 'type'>> {
  const merged = new Map<number, Omit<BasketLine, 'type'>>()
  for (const { ticket_id, quantity, attendees = [] } of lines) {
    const before = merged.get(ticket_id)
    merged.set(ticket_id, {
      quantity: (before?.quantity ?? 0) + quantity,
      attendees: [...(before?.attendees ?? []), ...attendees],
    })
  }
  return merged
}

/** Returns the failure that prevents buying this quantity of a type now; null if it can be bought. */
export function lineFailure(ctx: UserCtx, sale: SaleRow, type: TypeRow, quantity: number): Failure | null {
  const { name } = type
  if (quantity < type.min_quantity || quantity > maxOf(type))
    return fail('ticketQuantity', { name, min: type.min_quantity, max: maxOf(type) })
  const facts = saleFacts(sale, type)
  const state = ticketState(facts, ctx.now.getTime(), quantity)
  return state === 'open' ? null : fail(TICKET_ERRORS[state], { name, left: availableOf(facts) ?? 0 })
}

/** Reads a basket: tickets of one event that is shown, all of which can be bought now. */
export async function readBasket(
  tx: Connection,
  ctx: UserCtx,
  { lines, access_code }: BasketInput,
): Promise<TicketBasket | Failure> {
  const eventId = await findEventOfType(tx, ctx, lines[0]?.ticket_id ?? 0)
  const sale = eventId === undefined ? undefined : await findSale(tx, ctx, eventId)
  if (!sale) return fail('notFound')
  const types = await findTypes(tx, ctx, sale.event_id)
  const basketLines: BasketLine[] = []
  for (const [ticketId, line] of mergeLines(lines)) {
    const type = types.find((one) => one.id === ticketId && isShown(one, access_code))
    if (!type) return fail('notFound')
    const failure = lineFailure(ctx, sale, type, line.quantity)
    if (failure) return failure
    basketLines.push({ type, ...line })
  }
  return { sale, lines: basketLines }
}
