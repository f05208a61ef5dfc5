import type { PriceNodeProps } from '../types'
import '../amount.scss'

/** One node (config/elements.ts). */
export const PriceNode = ({ sign, symbol, whole, decimals }: PriceNodeProps) => (
  <amount sign={sign || undefined} symbol={symbol} whole={whole} decimals={decimals || undefined} />
)
