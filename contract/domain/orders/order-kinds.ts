import { keysOf } from '../keys-of'

/**
 * THE table of order kinds. `page` is the first part of the order's web address; `hasTickets` of an event: paying makes
 * them valid, closing frees their seats, and the staff of events manage the order, not those of orders.
 */
const orderKindTable = {
  /** Goods, e-tickets and recharges. */
  shop: { page: 'order', hasTickets: false },
  /** Goods of pickup vouchers. */
  pickup: { page: 'order', hasTickets: false },
  ticket: { page: 'ticketorder', hasTickets: true },
} as const satisfies Record<string, { readonly page: string; readonly hasTickets: boolean }>

export type OrderKind = keyof typeof orderKindTable
export const orderKinds = keysOf(orderKindTable)

/** Returns the first part of the web address of an order of a kind. */
export const orderPage = (kind: OrderKind): string => orderKindTable[kind].page

/** Whether orders of a kind consist of an event's tickets. */
export const hasTickets = (kind: OrderKind): boolean => orderKindTable[kind].hasTickets

/** The kinds that the staff of orders manage, and that stand in a buyer's list of orders. */
export const shopOrderKinds: readonly OrderKind[] = orderKinds.filter((kind) => !hasTickets(kind))
