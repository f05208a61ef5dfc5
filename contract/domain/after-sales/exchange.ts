/** Pieces of a finished exchange that its buyer still has. */
export interface ExchangedPieces {
  readonly id: number
  readonly quantity: number
}

/** A part of pieces that leave a buyer: those of an exchange, or, without its id, those that the order sold. */
export interface LeavingPart {
  readonly exchangeId: number | null
  readonly quantity: number
}

/**
 * Splits pieces of a line that leave their buyer by what they are: exchanged pieces count first, the latest exchange
 * before the others, and the rest are the pieces that the order sold.
 * @param exchanges the latest exchange first
 */
export function splitPieces(exchanges: readonly ExchangedPieces[], pieces: number): LeavingPart[] {
  const parts: LeavingPart[] = []
  let missing = pieces
  for (const { id, quantity } of exchanges) {
    const count = Math.min(missing, quantity)
    if (count > 0) parts.push({ exchangeId: id, quantity: count })
    missing -= count
  }
  return missing > 0 ? [...parts, { exchangeId: null, quantity: missing }] : parts
}

/** The part of a variant that the rule for replacements reads; amounts in minor units. */
export interface ExchangeableVariant {
  readonly id: number
  /** The price that a buyer pays today. */
  readonly price: number
  readonly isActive: boolean
}

/**
 * Returns the variants of a product that can replace the one of a line: those on sale at the price that the line's own
 * has today, so that no money moves.
 */
export function replacementsOf<Variant extends ExchangeableVariant>(
  variants: readonly Variant[],
  lineVariantId: number,
): Variant[] {
  const own = variants.find(({ id }) => id === lineVariantId)
  return variants.filter(({ price, isActive }) => isActive && price === own?.price)
}

/** Both sides of an exchange in words, and its pieces where they are told. */
interface ExchangeWords {
  readonly from_label: string
  readonly to_label: string
  readonly quantity?: number
}

/** Returns both sides of an exchange in a line, as in `红 → 蓝 ×2`; a product without attributes has no names for them. */
export const exchangeLabel = ({ from_label, to_label, quantity }: ExchangeWords): string =>
  [[from_label, to_label].filter((label) => label !== '').join(' → '), quantity === undefined ? '' : `×${quantity}`]
    .filter((part) => part !== '')
    .join(' ')
