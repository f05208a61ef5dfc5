import { isProductType, isSent } from '@storefront/contract/domain/catalog/product-kinds'
import { isVerifying, ticketStatus } from '@storefront/contract/domain/wallet/eticket'
import type { OrderStatus } from '@storefront/contract/domain/orders/order'
import {
  isOpenReturn,
  availableReturnKinds,
  givesMoney,
  type ReturnKind,
  type ReturnStatus,
} from '@storefront/contract/domain/after-sales/order-return'
import { piecesUntilShippingRefund, type ShippingFacts } from '@storefront/contract/domain/after-sales/shipping-refund'
import type { ReturnBrief } from '@storefront/contract/entities/after-sales/return'
import type { OrderLine } from '@storefront/contract/entities/orders/order'
import { translate } from '../../../core/i18n'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { presentTicket } from '../../wallet/eticket/presenter'
import { type TicketRow, toStoredTicket } from '../../wallet/eticket/record'

/** A return as its line knows it. `taken_back` counts the pieces of an exchange that the shop has taken back. */
export interface LineReturn {
  id: number
  number: string
  kind: ReturnKind
  status: ReturnStatus
  shipping: number
  quantity: number
  taken_back: number
  from_label: string
  variant_label: string
}

/** The changes of a line since its order was made; all absent on a new order. */
export interface LineState {
  /**
   * Pieces in parcels, those of them that wait for their carrier, and pieces that are taken back before they were sent.
   */
  shipped?: number
  packed?: number
  unsent?: number
  /** Pieces and money of returns that are neither refused nor withdrawn. */
  returned?: number
  return_amount?: number
  return_diamonds?: number
  /** Pieces of the exchange that is open. */
  exchanging?: number
  /** The voucher that its pieces were fetched with. */
  holder_id?: number | null
  /** The line's share of the order's discounts. */
  discount?: number
  /** `shipping`: the order's fee, on the return that it goes back with. */
  returns?: LineReturn[]
  cards?: TicketRow[]
  is_commented?: boolean
}

type Line = LineState & { ctype: string; upit: number; quantity: number; diamonds: number }
type AfterSales = Pick<
  OrderLine,
  | 'is_return_available'
  | 'return_status'
  | 'return_offer'
  | 'returns'
  | 'virtual_cards'
  | 'is_verifying'
  | 'is_comment_available'
>

/** Returns the price of all pieces of a line after its share of the discounts, in minor units. */
export const paidFor = ({ upit, quantity, discount = 0 }: Pick<Line, 'upit' | 'quantity' | 'discount'>): number =>
  Math.max(0, upit * quantity - discount)

/** Tickets of a line that may still be used; null for a line without tickets. */
export function unusedTickets(now: Date, cards: readonly TicketRow[]): number | null {
  return cards.length === 0
    ? null
    : cards.filter((card) => ticketStatus(toStoredTicket(card), now.getTime()) === 'unused').length
}

/** Pieces of a line that are out of the house. */
export const sentPieces = ({ shipped = 0, packed = 0 }: Pick<Line, 'shipped' | 'packed'>): number => shipped - packed

/** Pieces of a line that were sent and that no return names: those that can still come back. */
export const returnableSentPieces = (line: LineState): number =>
  sentPieces(line) - ((line.returned ?? 0) - (line.unsent ?? 0)) - (line.exchanging ?? 0)

/** State of an order that decides about its lines. */
interface OrderState {
  status: OrderStatus
  finished_at: string | null
  sending: ShippingFacts
}

/** Returns the facts that decide about the refund of an order's shipping fee. @param fee in minor units */
export function shippingOf(
  fee: number,
  lines: readonly Pick<Line, 'ctype' | 'quantity' | 'shipped' | 'packed' | 'unsent'>[],
): ShippingFacts {
  const shippableLines = lines.filter(({ ctype }) => isSent(ctype))
  const sum = (of: (line: (typeof shippableLines)[number]) => number) =>
    shippableLines.reduce((all, line) => all + of(line), 0)
  return {
    fee,
    pieces: sum(({ quantity }) => quantity),
    shipped: sum(sentPieces),
    unsent: sum(({ unsent = 0 }) => unsent),
  }
}

function offerOf(ctx: Ctx, { sending }: OrderState, line: Line, kinds: ReturnKind[]): OrderLine['return_offer'] {
  if (kinds.length === 0) return null
  const { returned = 0, return_amount = 0, return_diamonds = 0, exchanging = 0, holder_id = null, ctype } = line
  const pieces = isSent(ctype) ? piecesUntilShippingRefund(sending) : null
  return {
    kinds,
    returned,
    exchanging,
    return_amount: amount(ctx, return_amount),
    paid: amount(ctx, paidFor(line)),
    diamonds: line.diamonds,
    return_diamonds,
    is_voucher: holder_id !== null,
    shipping: pieces === null ? null : { fee: amount(ctx, sending.fee), pieces },
  }
}

const presentBrief = (ctx: Ctx, { number, kind, status, quantity, ...labels }: LineReturn): ReturnBrief => ({
  number,
  kind,
  status,
  status_display: translate(ctx.language, `afterSales.returnStatus.${status}`),
  exchange: givesMoney(kind) ? null : { quantity, from_label: labels.from_label, to_label: labels.variant_label },
})

/**
 * Returns the after-sales actions available on a line of a paid order, and those taken. Operators begin no returns
 * (spec 6).
 */
export function afterSalesOf(ctx: Ctx, order: OrderState, line: Line, who: 'owner' | 'operator'): AfterSales {
  const { returned = 0, exchanging = 0, returns = [], cards = [], is_commented = false } = line
  const finishedAt = order.finished_at === null ? null : new Date(order.finished_at)
  const kinds =
    who === 'owner'
      ? availableReturnKinds(
          ctx.now,
          { status: order.status, finishedAt },
          { ...line, shipped: sentPieces(line), returned, exchanging },
          unusedTickets(ctx.now, cards),
        )
      : []
  const hasOpen = returns.some(({ status }) => isOpenReturn(status))
  return {
    is_return_available: kinds.length > 0,
    return_status: hasOpen ? 'return_apply' : returned >= line.quantity ? 'returned' : 'draft',
    return_offer: offerOf(ctx, order, line, kinds),
    returns: returns.map((one) => presentBrief(ctx, one)),
    virtual_cards: cards.map((card) => presentTicket(ctx, card)),
    is_verifying: isVerifying(order.status, { ...line, returned, tickets: cards.length }),
    is_comment_available:
      who === 'owner' &&
      !is_commented &&
      isProductType(line.ctype) &&
      ['delivered', 'completed'].includes(order.status),
  }
}
