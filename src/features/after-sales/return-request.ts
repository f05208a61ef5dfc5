import { fromDecimal } from '@storefront/contract/domain/money'
import {
  givesMoney,
  refundableCoins,
  type ReturnableLine,
  type ReturnKind,
  type ReturnProblem,
  returnProblem,
} from '@storefront/contract/domain/after-sales/order-return'
import type { OrderLine } from '@storefront/contract/entities/orders/order'

export type ReturnOffer = NonNullable<OrderLine['return_offer']>

/** Returns the returnable part of an order line, in minor units, as the server computes it. */
export function returnableLine(
  { quantity, virtual_cards }: Pick<OrderLine, 'quantity' | 'virtual_cards'>,
  offer: ReturnOffer,
  exponent: number,
): ReturnableLine {
  const unused = virtual_cards.filter(({ status }) => status === 'unused').length
  // Used or expired tickets cannot be returned.
  const usedCount = virtual_cards.length > 0 ? quantity - offer.returned - unused : 0
  return {
    quantity,
    returned: offer.returned + usedCount,
    exchanging: offer.exchanging,
    returnAmount: fromDecimal(offer.return_amount, exponent) ?? 0,
    paid: fromDecimal(offer.paid, exponent) ?? 0,
  }
}

export interface ReturnRequest {
  readonly kind: ReturnKind
  readonly quantity: number
  /** As it was typed. */
  readonly amount: string
  readonly reason: string
  /** The replacement, for an exchange; null while none is chosen. */
  readonly variantId: number | null
}

/** Returns the first error of a request before it is sent: the same rule by which the server refuses it. */
export function returnRequestProblem(
  line: ReturnableLine,
  { kind, quantity, amount, reason, variantId }: ReturnRequest,
  exponent: number,
): ReturnProblem | 'variant' | null {
  const isExchange = !givesMoney(kind)
  const minor = isExchange ? 0 : fromDecimal(amount.trim(), exponent)
  const problem = returnProblem(line, { quantity, amount: minor, reason })
  return isExchange && variantId === null && problem !== 'quantity' ? 'variant' : problem
}

/** The refund beside the money for the returned pieces: whole coins, and pieces of a voucher. */
export interface ReturnExtras {
  readonly diamonds: number
  readonly vouchers: number
}

export function returnExtrasOf(
  { quantity }: Pick<OrderLine, 'quantity'>,
  offer: ReturnOffer,
  pieces: number,
): ReturnExtras {
  const { returned: returnedCount, return_diamonds: coinsReturned, diamonds: coins, is_voucher } = offer
  return {
    diamonds: refundableCoins({ quantity, returned: returnedCount, coinsReturned, coins }, pieces),
    vouchers: is_voucher ? pieces : 0,
  }
}
