interface Exchange {
  readonly from_label: string
  readonly to_label: string
  readonly quantity?: number
}

/** Returns both sides of an exchange in a line, as in `红 → 蓝 × 2`. */
export const exchangeLabel = ({ from_label, to_label, quantity }: Exchange): string =>
  [[from_label, to_label].filter(Boolean).join(' → '), quantity === undefined ? '' : `× ${quantity}`]
    .filter(Boolean)
    .join(' ')
