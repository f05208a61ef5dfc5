import type { Dashboard } from '@storefront/contract/entities/site/dashboard'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { type Days, within } from './days'

const TOP = 10

/** Products by pieces that were paid for in these days and did not come back, with the money for them. */
const PRODUCTS = `select * from (
    select l.product_id as id, min(l.product_name) as name, sum(l.quantity - l.returned)::int as count,
      sum(l.upit * l.quantity - l.discount - l.return_amount)::bigint as amount
    from shop_order o join order_line l on l.tenant_id = o.tenant_id and l.order_id = o.id
    where o.tenant_id = $1 and ${within('o.paid_at')} and l.product_id is not null group by 1) s
  where s.count > 0 order by s.count desc, s.amount desc, s.id limit ${TOP}`

/** Returns SQL for the key after a path in a screen's address: an id or a slug. */
const keyIn = (path: string): string => `substring(e.page from '^/${path}/([A-Za-z0-9_-]+)/?(?:[?#]|$)')`

const screensAt = (path: string): string => `select ${keyIn(path)} as key, count(*)::int as count from track_event e
  where e.tenant_id = $1 and e.name = 'page_view' and ${within('e.created_at')} and e.page like '/${path}/%' group by 1`

const ARTICLES = `select t.id, t.title as name, s.count from (${screensAt('post/article')}) s join article t on t.tenant_id = $1 and t.id::text = s.key
  order by s.count desc, t.id limit ${TOP}`
const EVENTS = `select t.id, min(t.name) as name, sum(s.count)::int as count from (${screensAt('event')}) s
  join event t on t.tenant_id = $1 and (t.id::text = s.key or t.slug = s.key) group by 1 order by 3 desc, 1 limit ${TOP}`

/** Reads the top items of a range of days. */
export async function readTop(ctx: Ctx, tx: Connection, { from, to }: Days): Promise<Dashboard['top']> {
  const values = [ctx.tenant.id, ctx.tenant.timeZone, from, to]
  const products = await tx.rows<{ id: number; name: string; count: number; amount: number }>(
    PRODUCTS,
    values,
    'top_products',
  )
  return {
    products: products.map(({ id, name, count, amount: minor }) => ({ id, name, count, amount: amount(ctx, minor) })),
    articles: await tx.rows<{ id: number; name: string; count: number }>(ARTICLES, values, 'top_articles'),
    events: await tx.rows<{ id: number; name: string; count: number }>(EVENTS, values, 'top_events'),
  }
}
