import type { Dashboard, Figures } from '@storefront/contract/entities/site/dashboard'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { readEventDays, readShopDays, type Span } from '../figures/read'
import { listDays } from './days'

const sumKeys = ['sales', 'refunds', 'orders', 'paid_orders', 'page_views', 'visitors', 'verifications'] as const
/** Sums of one day, money in minor units. */
type Sums = Record<(typeof sumKeys)[number], number>
const none: Sums = { sales: 0, refunds: 0, orders: 0, paid_orders: 0, page_views: 0, visitors: 0, verifications: 0 }

function present(ctx: Ctx, { sales, refunds, ...counts }: Sums) {
  return { ...counts, sales: amount(ctx, sales), refunds: amount(ctx, refunds) }
}

/** Paid orders of 100 visitors, to one decimal. */
export const conversionOf = ({ paid_orders, visitors }: Pick<Sums, 'paid_orders' | 'visitors'>): number | null =>
  visitors === 0 ? null : Math.round((1000 * paid_orders) / visitors) / 10

/** Returns the figures of some days: by day, and of all. */
export async function readFigures(ctx: Ctx, tx: Connection, span: Span): Promise<Pick<Dashboard, 'days' | 'totals'>> {
  const byDay = new Map(listDays(span).map((date) => [date, { ...none }]))
  const add = (day: string, sums: Partial<Sums>) => Object.assign(byDay.get(day) ?? {}, sums)
  for (const { day, amount: sales, back } of await readShopDays(tx, span, 'sales')) add(day, { sales, refunds: back })
  for (const { day, count } of await readShopDays(tx, span, 'orders')) add(day, { orders: count })
  for (const { day, count } of await readShopDays(tx, span, 'paid_orders')) add(day, { paid_orders: count })
  for (const { day, count } of await readShopDays(tx, span, 'verification')) add(day, { verifications: count })
  const visits = await readEventDays(tx, span, 'page_view')
  for (const { day, count, visitors } of visits) add(day, { page_views: count, visitors })
  const totals = { ...none }
  for (const sums of byDay.values()) for (const key of sumKeys) totals[key] += sums[key]
  // Somebody who comes on two days is one visitor of both.
  totals.visitors = visits.reduce((sum, { first_visitors }) => sum + first_visitors, 0)
  const figures: Figures = { ...present(ctx, totals), conversion: conversionOf(totals) }
  return { totals: figures, days: [...byDay].map(([date, sums]) => ({ date, ...present(ctx, sums) })) }
}
