import type { Dashboard } from '@storefront/contract/entities/site/dashboard'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { eventRows, keyValues, shopKeyRows, type Span, spanValues } from '../figures/read'

const TOP = 10

/** Products by pieces that were paid for in these days and did not come back, with the money for them. */
const PRODUCTS = `select * from (
    select key::bigint as id, min(name) as name, sum(count)::int as count, sum(amount)::bigint as amount from (${shopKeyRows('product')}) f
      where $7::text[] is null or key = any($7) group by 1) s
  where s.count > 0 order by s.count desc, s.amount desc, s.id limit ${TOP}`

const SCREENS = `select key, sum(count)::int as count from (${eventRows('screen')}) f group by 1`
const ARTICLES = `select t.id, t.title as name, s.count from (${SCREENS}) s join article t on t.tenant_id = $1 and t.id::text = s.key
  order by s.count desc, t.id limit ${TOP}`
const EVENTS = `select t.id, min(t.name) as name, sum(s.count)::int as count from (${SCREENS}) s
  join event t on t.tenant_id = $1 and (t.id::text = s.key or t.slug = s.key) group by 1 order by 3 desc, 1 limit ${TOP}`

interface ScreenRow {
  id: number
  name: string
  count: number
}

/** Reads the top items of a range of days. */
export async function readTop(ctx: Ctx, tx: Connection, span: Span): Promise<Dashboard['top']> {
  const products = await tx.rows<{ id: number; name: string; count: number; amount: number }>(
    PRODUCTS,
    keyValues(span),
    'top_products',
  )
  return {
    products: products.map(({ id, name, count, amount: minor }) => ({ id, name, count, amount: amount(ctx, minor) })),
    articles: await tx.rows<ScreenRow>(ARTICLES, spanValues(span, 'events', 'article'), 'top_articles'),
    events: await tx.rows<ScreenRow>(EVENTS, spanValues(span, 'events', 'event'), 'top_events'),
  }
}
