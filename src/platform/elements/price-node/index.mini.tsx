import type { PriceNodeProps } from '@/platform/elements/types'
import './price-node.scss'

/** One node (config/elements.ts). */
export const PriceNode = ({ sign, symbol, whole, decimals }: PriceNodeProps) => (
  <amount sign={sign || undefined} symbol={symbol} whole={whole} decimals={decimals || undefined} />
)
