import type { PriceNodeProps } from '@/platform/elements/types'
import './price-node.scss'

export const PriceNode = ({ sign, symbol, whole, decimals }: PriceNodeProps) => (
  <span className="amount">
    {sign}
    <span className="amount-small">{symbol}</span>
    {whole}
    {decimals ? <span className="amount-small">{decimals}</span> : null}
  </span>
)
