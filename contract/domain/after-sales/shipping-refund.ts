/** Facts that decide whether an order's shipping fee is refunded. Pieces are those that need shipping, of all lines. */
export interface ShippingFacts {
  /** The fee in minor units, without what earlier refunds gave back. */
  readonly fee: number
  readonly pieces: number
  /** Pieces in parcels. */
  readonly shipped: number
  /** Pieces that were returned before they were shipped. */
  readonly unsent: number
}

/**
 * Returns the number of pieces that have to be returned before the shipping fee is refunded too; null if it never is,
 * because a piece was shipped or there is no fee.
 */
export function piecesUntilShippingRefund({ fee, pieces, shipped, unsent }: ShippingFacts): number | null {
  return fee === 0 || shipped > 0 || pieces === 0 ? null : Math.max(0, pieces - unsent)
}

/**
 * Returns the part of the shipping fee that a return of `count` unshipped pieces refunds: all of it with the last piece
 * of an order of which nothing was shipped, else 0.
 */
export function refundableShipping(facts: ShippingFacts, count: number): number {
  const missingPieces = piecesUntilShippingRefund(facts)
  return missingPieces !== null && missingPieces > 0 && count >= missingPieces ? facts.fee : 0
}
