import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import type { FunnelRow } from '@storefront/contract/entities/promotion/distribution'
import type { Translate } from '@/i18n'

export const funnelParts = ['campaign', 'source', 'content'] as const
export type FunnelPart = (typeof funnelParts)[number]

/** The steps from a share to an order, in their order. */
export const funnelSteps = ['shares', 'visits', 'orders'] as const

export type Funnel = Omit<FunnelRow, 'key'>

/** Returns all rows as one funnel. */
export function funnelSum(rows: readonly FunnelRow[], exponent: number): Funnel {
  const sum = (figureOf: (row: FunnelRow) => number) => rows.reduce((total, row) => total + figureOf(row), 0)
  return {
    shares: sum(({ shares }) => shares),
    visits: sum(({ visits }) => visits),
    orders: sum(({ orders }) => orders),
    amount: toDecimal(
      sum(({ amount }) => fromDecimal(amount, exponent) ?? 0),
      exponent,
    ),
  }
}

/** Returns the percentage of visits that became an order, with one decimal; null without a visit. */
export const conversionOf = ({ visits, orders }: Pick<Funnel, 'visits' | 'orders'>): string | null =>
  visits === 0 ? null : `${((100 * orders) / visits).toFixed(1).replace(/\.0$/, '')}%`

const campaigns = ['_sp_pro', '_sp_int'] as const

/** Returns the text of a key; a key without one is returned itself. */
export function keyName(t: Translate, key: string): string {
  const campaign = campaigns.find((one) => one === key)
  return campaign ? t(`opsData.campaign.${campaign}`) : key
}
