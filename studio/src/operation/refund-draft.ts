import { suggestedRefund } from '@storefront/contract/domain/after-sales/seller-refund'
import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import type { RefundInput, RefundOffer, StudioOrder } from './studio-order.types'

/** A line's part of a refund as it is entered; the amount is a decimal string. */
export interface RefundPart {
  readonly quantity: number
  readonly amount: string
  readonly restock: boolean
}

export interface RefundDraft {
  /** By the line's id. */
  readonly parts: Readonly<Record<number, RefundPart>>
  readonly shipping: string
  readonly reason: string
}

type OfferLine = RefundOffer['lines'][number]

const minorOf = (text: string, exponent: number): number => fromDecimal(text.trim(), exponent) ?? 0

/** Returns the amount that pieces of a line are worth, as a decimal string; empty for none. */
export function amountFor(line: OfferLine, pieces: number, exponent: number): string {
  if (pieces === 0) return ''
  const state = {
    quantity: line.quantity,
    returned: line.returned,
    exchanging: line.exchanging,
    returnAmount: minorOf(line.return_amount, exponent),
    paid: minorOf(line.paid, exponent),
  }
  return toDecimal(suggestedRefund(state, pieces), exponent)
}

/** Returns the most that can be given back for a line, as a decimal string. */
export const mostOf = ({ paid, return_amount }: OfferLine, exponent: number): string =>
  toDecimal(Math.max(0, minorOf(paid, exponent) - minorOf(return_amount, exponent)), exponent)

/** Returns a draft of nothing; pieces that are still here go back to stock. */
export const emptyDraft = ({ lines }: StudioOrder, offer: RefundOffer): RefundDraft => ({
  parts: Object.fromEntries(
    offer.lines.map(({ line_id }) => [
      line_id,
      { quantity: 0, amount: '', restock: (lines.find(({ id }) => id === line_id)?.left_to_send ?? 0) > 0 },
    ]),
  ),
  shipping: '',
  reason: '',
})

/** Returns a draft of all that is left of the order. */
export const wholeDraft = (draft: RefundDraft, offer: RefundOffer, exponent: number): RefundDraft => ({
  ...draft,
  parts: Object.fromEntries(
    offer.lines.map((line) => [
      line.line_id,
      {
        quantity: line.pieces,
        amount: amountFor(line, line.pieces, exponent),
        restock: draft.parts[line.line_id]?.restock ?? false,
      },
    ]),
  ),
  shipping: minorOf(offer.shipping, exponent) > 0 ? offer.shipping : '',
})

/** Returns the sum of a draft as a decimal string. */
export function totalOf({ parts, shipping }: RefundDraft, exponent: number): string {
  const amounts = Object.values(parts).map(({ amount }) => amount)
  return toDecimal(
    [...amounts, shipping].reduce((sum, text) => sum + minorOf(text, exponent), 0),
    exponent,
  )
}

/** Returns what is sent: the lines of which something goes back. */
export const refundInput = ({ parts, shipping, reason }: RefundDraft): RefundInput => ({
  lines: Object.entries(parts).flatMap(([id, { quantity, amount, restock }]) =>
    quantity > 0 || amount.trim() !== ''
      ? [{ line_id: Number(id), quantity, amount: amount.trim() || '0', restock: restock && quantity > 0 }]
      : [],
  ),
  shipping: shipping.trim(),
  reason: reason.trim(),
})
