import type { TicketType } from '@storefront/contract/entities/events/ticket'
import { useState } from 'react'
import { type StoredValue, stored } from '@/platform/storage'
import { router } from '@/router/router'

/** The chosen tickets of an event, on this device: the server has no basket of tickets (spec 7). */
export interface TicketBasket {
  /** The code that shows hidden types; empty without one. */
  readonly code: string
  /** By the ticket's id; of what is not chosen nothing. */
  readonly quantities: Readonly<Record<string, number>>
}

const EMPTY: TicketBasket = { code: '', quantities: {} }
const isBasket = (value: unknown): value is TicketBasket =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'code') === 'string' &&
  typeof Reflect.get(value, 'quantities') === 'object'

/** By site and event, as it was opened: a reload, and the login on the way to the checkout, leave it as it is. */
export const ticketBasket = (event: string): StoredValue<TicketBasket> =>
  stored<TicketBasket>(`tickets:${router.site().tenant}:${event}`, { version: 1, empty: EMPTY, check: isBasket })

/** Returns the basket of an event; each change is written at once. */
export function useTicketBasket(event: string) {
  const [basket, setBasket] = useState(() => ticketBasket(event).read())
  const change = (more: Partial<TicketBasket>) =>
    setBasket((was) => {
      const next = { ...was, ...more }
      ticketBasket(event).write(next)
      return next
    })
  return { basket, change }
}

/** The most that one can take of a type now. */
export const mostOf = ({ state, left, max_quantity }: TicketType): number =>
  state === 'open' ? Math.min(left ?? max_quantity, max_quantity) : 0

/**
 * Returns the quantity after a step of the control: 0, or at least the minimum of an order, and at most the available
 * number.
 */
export function quantityAfter(ticket: TicketType, before: number, next: number): number {
  const [least, most] = [ticket.min_quantity, mostOf(ticket)]
  if (most < least) return 0
  if (next < least) return next < before ? 0 : least
  return Math.min(next, most)
}

export interface TicketChoice {
  readonly ticket: TicketType
  readonly quantity: number
}

/** Returns the choices of the basket that can still be bought in the current sale. */
export const choicesOf = ({ quantities }: TicketBasket, tickets: readonly TicketType[]): readonly TicketChoice[] =>
  tickets
    .map((ticket) => ({ ticket, quantity: quantityAfter(ticket, 0, quantities[ticket.id] ?? 0) }))
    .filter(({ ticket, quantity }) => quantity > 0 && (quantities[ticket.id] ?? 0) > 0)
