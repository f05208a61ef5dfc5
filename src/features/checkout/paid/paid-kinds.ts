import { isProductType, isSent } from '@storefront/contract/domain/catalog/product-kinds'
import { keysOf } from '@storefront/contract/domain/keys-of'
import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import type { Order, OrderLine } from '@storefront/contract/entities/orders/order'
import type { RouteName } from '@storefront/contract/routes'
import type { TextKey } from '@/i18n'
import type { Params } from '@/lib/query'

type PaidOrder = Pick<Order, 'number' | 'status' | 'kind' | 'pickup'>

/** A kind of what was paid, as the result of the payment speaks of it. */
interface PaidKindRow {
  /** Headline of an order that cost money. */
  readonly title: TextKey
  /** Headline of an order without anything to pay. */
  readonly freeTitle: TextKey
  /** The next step. */
  readonly next: (order: PaidOrder, lines: readonly OrderLine[]) => TextKey
  /** The path to it in the user's own area, and the screen at the path's end. */
  readonly place: TextKey
  readonly placeRoute: RouteName
  /** The button that opens it now. */
  readonly open: TextKey
  readonly openRoute: RouteName
  readonly openParams: (order: PaidOrder) => Params
}

const byNumber = ({ number }: PaidOrder): Params => ({ number })
const none = (): Params => ({})

/** The next step of goods that are sent, by the order's status. */
const goodsNext: Readonly<Record<Order['status'], TextKey>> = {
  unpaid: 'pages.order.payDue',
  wait_ship: 'paid.goodsNext',
  shipped: 'pages.order.hintShipped',
  delivered: 'pages.order.hintDelivered',
  completed: 'pages.order.hintCompleted',
  closed: 'pages.order.hintClosed',
}

const ofOrder = {
  title: 'pages.payment.paid',
  freeTitle: 'paid.ordered',
  place: 'paid.goodsPlace',
  placeRoute: 'shop.order',
  open: 'paid.toOrder',
  openRoute: 'shop.order.detail',
  openParams: byNumber,
} as const

/** THE table of what follows a payment, by the kind of a line. The first kind of an order gives the headline. */
const paidKindTable = {
  /** Goods that are sent. */
  goods: { ...ofOrder, next: ({ status }) => goodsNext[status] },
  /** Goods that the buyer collects. */
  pickup: {
    ...ofOrder,
    next: ({ status }) => (status === 'wait_ship' ? 'pages.order.hintWaitPickup' : goodsNext[status]),
  },
  ticket: {
    title: 'paid.ticketTitle',
    freeTitle: 'paid.ticketFreeTitle',
    next: () => 'paid.ticketNext',
    place: 'paid.ticketPlace',
    placeRoute: 'event.issuedticket',
    open: 'paid.toTickets',
    openRoute: 'event.issuedticket',
    openParams: none,
  },
  eticket: {
    title: 'pages.payment.paid',
    freeTitle: 'paid.ordered',
    next: (_, lines) => (lines.some((line) => line.is_verifying) ? 'pages.order.verifyingHint' : 'paid.eticketNext'),
    place: 'paid.eticketPlace',
    placeRoute: 'shop.virtualcard',
    open: 'paid.toEtickets',
    openRoute: 'shop.order.tickets',
    openParams: byNumber,
  },
  recharge: {
    title: 'paid.rechargeTitle',
    freeTitle: 'paid.rechargeTitle',
    next: () => 'paid.rechargeNext',
    place: 'paid.rechargePlace',
    placeRoute: 'wallet',
    open: 'paid.toBalance',
    openRoute: 'account.fund',
    openParams: none,
  },
} as const satisfies Record<string, PaidKindRow>

export type PaidKind = keyof typeof paidKindTable

/** Returns the row of a kind. */
export const paidKind = (kind: PaidKind): PaidKindRow => paidKindTable[kind]

/** Returns the kind of a line of an order. */
function kindOf({ kind, pickup }: PaidOrder, { ctype }: OrderLine): PaidKind {
  if (ctype === 'shop.rechargeorderline') return 'recharge'
  if (hasTickets(kind)) return 'ticket'
  if (isProductType(ctype) && !isSent(ctype)) return 'eticket'
  return pickup ? 'pickup' : 'goods'
}

export interface PaidSection {
  readonly kind: PaidKind
  readonly lines: readonly OrderLine[]
}

/** Returns the lines of an order by their kind, in the order of the table. */
export function paidSections(order: Order): readonly PaidSection[] {
  return keysOf(paidKindTable)
    .map((kind) => ({ kind, lines: order.lines.filter((line) => kindOf(order, line) === kind) }))
    .filter(({ lines }) => lines.length > 0)
}
