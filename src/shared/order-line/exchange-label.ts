interface Exchange {
  readonly from_label: string
  readonly to_label: string
  readonly quantity?: number
}

/** Returns both sides of an exchange in a line, as in `红 → 蓝 ×2`; a product without attributes has no names for them. */
export const exchangeLabel = ({ from_label, to_label, quantity }: Exchange): string =>
  [[from_label, to_label].filter((label) => label !== '').join(' → '), quantity === undefined ? '' : `×${quantity}`]
    .filter((part) => part !== '')
    .join(' ')
