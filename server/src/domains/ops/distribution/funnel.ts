import { SHARE_PARAMS } from '@storefront/contract/constants'
import type { Page } from '@storefront/contract/entities/common'
import type { FunnelRow } from '@storefront/contract/entities/promotion/distribution'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { type Days, daysFailure, within } from '../dashboard/days'

type Part = keyof typeof SHARE_PARAMS

/** Rows at most: names of campaigns are whatever an address says. */
const ROWS_MAX = 100

const parameter = (name: string): string => `substring(e.page from '[?&]${name}=([^&#]{1,80})')`

/**
 * Shares and visits by a tracking parameter, and paid orders of who came by it: those whose account opened a page with
 * it within the days, before the order, the last such page counting.
 */
const funnelSql = (part: Part): string => `with e as (
    select e.name, e.visit, e.account_id, e.created_at, coalesce(${parameter(SHARE_PARAMS[part])}, e.data->>'${part}') as key
      from track_event e where e.tenant_id = $1 and ${within('e.created_at')}),
  seen as (select key, count(*) filter (where name = 'share')::int as shares, count(distinct visit) filter (where name = 'page_view')::int as visits
    from e where key is not null group by key),
  bought as (select x.key, count(*)::int as orders, sum(o.total - o.refunded)::bigint as amount from shop_order o
    cross join lateral (select e.key from e where e.account_id = o.user_id and e.key is not null and e.name = 'page_view' and e.created_at <= o.created_at
      order by e.created_at desc limit 1) x
    where o.tenant_id = $1 and o.paid_at is not null and ${within('o.created_at')} group by x.key)
  select seen.key, seen.shares, seen.visits, coalesce(bought.orders, 0) as orders, coalesce(bought.amount, 0)::bigint as amount
    from seen left join bought on bought.key = seen.key order by seen.visits desc, seen.shares desc, seen.key limit ${ROWS_MAX}`

/** Share, visit and order by campaign, source or content. */
export async function readFunnel(
  ctx: UserCtx,
  { by, ...days }: Days & { by: Part },
): Promise<Page<FunnelRow> | Failure> {
  const failure = daysFailure(ctx, days)
  if (failure) return failure
  const values = [ctx.tenant.id, ctx.tenant.timeZone, days.from, days.to]
  const rows = await ctx.db.read((tx) =>
    tx.rows<Omit<FunnelRow, 'amount'> & { amount: number }>(funnelSql(by), values, `funnel_${by}`),
  )
  return { count: rows.length, results: rows.map((row) => ({ ...row, amount: amount(ctx, row.amount) })) }
}
