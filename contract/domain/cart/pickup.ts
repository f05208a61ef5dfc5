/** A line of the pickup basket, as far as its voucher is concerned. */
export interface PickupLine {
  readonly id: number
  readonly quantity: number
  /** Voucher with which it is collected, and the pieces that it still has now; 0 when its days are over. */
  readonly voucher?: { readonly id: number; readonly available: number }
}

/** Returns pieces that a line's voucher holds beside what the other lines fetch with it; never below 0. */
export function voucherLeft(lines: readonly PickupLine[], { id, voucher }: Pick<PickupLine, 'id' | 'voucher'>): number {
  if (!voucher) return 0
  const others = lines.filter((line) => line.id !== id && line.voucher?.id === voucher.id)
  return Math.max(0, voucher.available - others.reduce((sum, { quantity }) => sum + quantity, 0))
}

/** Whether a line wants more than its voucher is good for. */
export const isVoucherShort = (lines: readonly PickupLine[], line: PickupLine): boolean =>
  line.voucher !== undefined && line.quantity > voucherLeft(lines, line)
