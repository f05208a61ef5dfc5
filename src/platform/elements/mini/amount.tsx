import type { AmountProps } from '../types'
import '../amount.scss'

/** One node (config/elements.ts). */
export const Amount = ({ sign, symbol, whole, decimals }: AmountProps) => (
  <amount sign={sign || undefined} symbol={symbol} whole={whole} decimals={decimals || undefined} />
)
