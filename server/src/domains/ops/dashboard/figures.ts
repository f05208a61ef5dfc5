import type { Dashboard, Figures } from '@storefront/contract/entities/site/dashboard'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { type Days, dayOfMoment, listDays, within } from './days'

const sumKeys = ['sales', 'refunds', 'orders', 'paid_orders', 'page_views', 'visitors', 'verifications'] as const
/** Sums of one day, money in minor units. */
type Sums = Record<(typeof sumKeys)[number], number>
const none: Sums = { sales: 0, refunds: 0, orders: 0, paid_orders: 0, page_views: 0, visitors: 0, verifications: 0 }

/**
 * A recharge moves money into a balance; it becomes a sale when the balance is spent, and would else be counted twice.
 */
const isSale = (order: string): string =>
  `not exists (select 1 from order_line l where l.tenant_id = $1 and l.order_id = ${order} and l.ctype = 'shop.rechargeorderline')`

/** The parts of a day's figures, each grouped by `day`. */
const parts = [
  `select ${dayOfMoment('e.created_at')} as day, sum(e.amount)::bigint as sales, coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as refunds
    from ledger_entry e where e.tenant_id = $1 and ${within('e.created_at')} and ${isSale('e.order_id')} group by 1`,
  `select ${dayOfMoment('o.created_at')} as day, count(*)::int as orders
    from shop_order o where o.tenant_id = $1 and ${within('o.created_at')} and ${isSale('o.id')} group by 1`,
  `select ${dayOfMoment('o.paid_at')} as day, count(*)::int as paid_orders
    from shop_order o where o.tenant_id = $1 and ${within('o.paid_at')} and ${isSale('o.id')} group by 1`,
  `select ${dayOfMoment('e.created_at')} as day, count(*)::int as page_views, count(distinct e.visit)::int as visitors
    from track_event e where e.tenant_id = $1 and e.name = 'page_view' and ${within('e.created_at')} group by 1`,
  `select day, sum(n)::int as verifications from (
      select ${dayOfMoment('f.created_at')} as day, count(*) as n from verification f where f.tenant_id = $1 and ${within('f.created_at')} group by 1
      union all
      select ${dayOfMoment('k.used_at')}, count(*) from issued_ticket k where k.tenant_id = $1 and ${within('k.used_at')} group by 1) u group by 1`,
]

/** Somebody who comes on two days is one visitor of both. */
const VISITORS = `select count(distinct e.visit)::int as visitors from track_event e where e.tenant_id = $1 and e.name = 'page_view' and ${within('e.created_at')}`

function present(ctx: Ctx, { sales, refunds, ...counts }: Sums) {
  return { ...counts, sales: amount(ctx, sales), refunds: amount(ctx, refunds) }
}

/** Paid orders of 100 visitors, to one decimal. */
export const conversionOf = ({ paid_orders, visitors }: Pick<Sums, 'paid_orders' | 'visitors'>): number | null =>
  visitors === 0 ? null : Math.round((1000 * paid_orders) / visitors) / 10

/** Returns the figures of some days: by day, and of all. */
export async function readFigures(ctx: Ctx, tx: Connection, days: Days): Promise<Pick<Dashboard, 'days' | 'totals'>> {
  const values = [ctx.tenant.id, ctx.tenant.timeZone, days.from, days.to]
  const byDay = new Map(listDays(days).map((date) => [date, { ...none }]))
  for (const [n, text] of parts.entries()) {
    for (const { day, ...sums } of await tx.rows<Partial<Sums> & { day: string }>(text, values, `figures_${n}`))
      Object.assign(byDay.get(day) ?? {}, sums)
  }
  const totals = { ...none }
  for (const sums of byDay.values()) for (const key of sumKeys) totals[key] += sums[key]
  const [visits] = await tx.rows<{ visitors: number }>(VISITORS, values, 'figures_visitors')
  totals.visitors = visits?.visitors ?? 0
  const figures: Figures = { ...present(ctx, totals), conversion: conversionOf(totals) }
  return { totals: figures, days: [...byDay].map(([date, sums]) => ({ date, ...present(ctx, sums) })) }
}
