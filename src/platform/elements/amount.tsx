import type { AmountProps } from './types'
import './amount.scss'

export const Amount = ({ sign, symbol, whole, decimals }: AmountProps) => (
  <span className="amount">
    {sign}
    <span className="amount-small">{symbol}</span>
    {whole}
    {decimals ? <span className="amount-small">{decimals}</span> : null}
  </span>
)
