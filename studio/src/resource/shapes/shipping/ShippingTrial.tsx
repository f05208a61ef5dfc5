import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import {
  type Counting,
  FREIGHT_MAX,
  quoteShipping,
  type ShippingTerms,
  siteTemplate,
} from '@storefront/contract/domain/checkout/shipping-template'
import { Card, Flex, TreeSelect, Typography } from 'antd'
import { useState } from 'react'
import { useSiteFormat } from '../../../app/useSiteFormat'
import { AmountInput } from '../../../editing/AmountInput'
import { NumberText, type TypedValue } from '../../../editing/NumberInput'
import { useT } from '../../../i18n'
import { useMe } from '../../../session/useMe'
import { useRegions } from './useRegions'

interface ShippingTrialProps {
  readonly terms: ShippingTerms
  readonly counting: Counting
}

/** Tries the terms before they are saved: what an order to a place would pay, by the function of the checkout. */
export function ShippingTrial({ terms, counting }: ShippingTrialProps) {
  const t = useT()
  const currency = useMe().data?.site.currency
  const exponent = currency?.exponent ?? 2
  const { money } = useSiteFormat()
  const { data } = useRegions()
  const [place, setPlace] = useState<string | null>(null)
  const [pieces, setPieces] = useState<TypedValue>(1)
  const [grams, setGrams] = useState<TypedValue>(500)
  const [amount, setAmount] = useState(exponent === 0 ? '100000' : '100')
  const minor = fromDecimal(amount, exponent)
  const isWhole = typeof pieces === 'number' && typeof grams === 'number' && minor !== null
  const quote =
    place !== null && isWhole
      ? quoteShipping(
          [{ id: 1, counting, is_standard: true, terms }],
          siteTemplate({ fee: 0, free_over: null }),
          [{ template: 1, isSent: true, pieces, grams, amount: minor }],
          place,
        )
      : null
  const reason = quote?.refusals[0]?.reason
  const number = (key: 'pieces' | 'grams', value: TypedValue, set: (next: TypedValue) => void) => (
    <NumberText
      aria-label={t(`shape.shipping.trial.${key}`)}
      showsProblem
      min={1}
      max={FREIGHT_MAX}
      precision={0}
      suffix={t(`shape.shipping.units.${key === 'pieces' ? 'piece' : 'weight'}`)}
      value={value}
      onChange={set}
      style={{ width: 120 }}
    />
  )
  return (
    <Card size="small" title={t('shape.shipping.trial.title')}>
      <Flex wrap gap={12} align="center">
        <TreeSelect<string | null>
          aria-label={t('shape.shipping.trial.place')}
          placeholder={t('shape.shipping.trial.place')}
          treeData={data?.tree}
          value={place}
          onChange={setPlace}
          showSearch={{ treeNodeFilterProp: 'title' }}
          style={{ width: 220 }}
        />
        {number('pieces', pieces, setPieces)}
        {counting === 'weight' && number('grams', grams, setGrams)}
        <AmountInput
          aria-label={t('shape.shipping.trial.amount')}
          prefix={currency?.symbol}
          value={amount}
          onChange={setAmount}
          style={{ width: 120 }}
        />
        <Typography.Text strong role="status">
          {quote &&
            (reason === undefined
              ? t('shape.shipping.trial.fee', { amount: money(toDecimal(quote.fee, exponent)) })
              : t(reason === '' ? 'shape.shipping.trial.refused' : 'shape.shipping.trial.refusedWhy', { reason }))}
        </Typography.Text>
      </Flex>
    </Card>
  )
}
