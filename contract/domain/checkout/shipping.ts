/** Facts about an order's shipping when pieces are refunded: its fee, and the pieces of all lines that are shipped. */
export interface ShipmentProgress {
  readonly fee: number
  readonly toSend: number
  /** Pieces in parcels. */
  readonly shipped: number
  /** Pieces that are given back before they were sent. */
  readonly unsent: number
}

/**
 * Returns how many more pieces have to be refunded before the shipping fee is refunded too; null if it never is,
 * because something was sent or there is no fee.
 */
export function piecesUntilFee({ fee, toSend, shipped, unsent }: ShipmentProgress): number | null {
  return fee === 0 || shipped > 0 || toSend === 0 ? null : Math.max(0, toSend - unsent)
}

/**
 * Returns the part of the fee that comes back with `pieces` more: all of it with the last one of an order of which
 * nothing was sent, else nothing.
 */
export function refundableShipping(sending: ShipmentProgress, pieces: number): number {
  const missingPieces = piecesUntilFee(sending)
  return missingPieces !== null && missingPieces > 0 && pieces >= missingPieces ? sending.fee : 0
}

/** Days that a parcel takes, at least and at most. */
export interface DeliveryDays {
  readonly from: number
  readonly to: number
}
