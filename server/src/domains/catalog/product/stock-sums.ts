import type { Connection, Database } from '../../../db'
import { cancelJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'

/** Changes that one transaction adds to the sums, and transactions of one run of the job. */
const BATCH = 5000
const BATCHES = 20
/** Changes that wait in a site before its job is planned; a report reads them one by one. */
const WAITING_MAX = 200

/** The job of a tenant. */
const KEY = 'all'

const SCHEDULE = `insert into job (tenant_id, kind, key, run_at, attempts)
  select s.tenant_id, 'stock_sums', '${KEY}', $1::timestamptz, 0 from (
    (select t.tenant_id from tenant t except select k.tenant_id from stock_sum k where k.category_id = 0)
    union select c.tenant_id from stock_sum_change c group by c.tenant_id having count(*) > ${WAITING_MAX}) s
  on conflict do nothing returning tenant_id`

/** Plans the sums of stock of each tenant that has none, or many changes since. */
export async function scheduleStockSums({ owner }: Pick<Database, 'owner'>, now: Date): Promise<void> {
  await owner.tx((tx) => tx.rows(SCHEDULE, [now]))
}

const IS_SUMMED = 'select 1 from stock_sum s where s.tenant_id = $1 and s.category_id = 0'

/** Limited stock by category, as the variants have it. */
const COUNTED = `select coalesce(p.category_id, 0) as category_id, count(*) as variants, sum(v.inventory) as pieces,
    coalesce(sum(v.inventory * v.cost), 0)::bigint as amount
  from product p join variant v on v.tenant_id = $1 and v.product_id = p.id
  where p.tenant_id = $1 and p.archived_at is null and v.is_active and v.inventory is not null group by 1`

/** The same from the sums and what is not in them yet: one statement sees both as they are at one moment. */
const SUMMED = `select category_id, sum(variants)::bigint as variants, sum(pieces)::bigint as pieces, sum(amount)::bigint as amount
  from (select s.category_id, s.variants, s.pieces, s.amount from stock_sum s where s.tenant_id = $1
    union all select c.category_id, c.variants, c.pieces, c.amount from stock_sum_change c where c.tenant_id = $1) k
  group by 1 having sum(variants) > 0`

/** Limited stock of a category; 0 is that of products without one. */
export interface StockSum {
  category_id: number
  /** Variants that have it. */
  variants: number
  pieces: number
  /** The cost of the pieces. */
  amount: number
}

/** Reads the limited stock by category as it is now: from kept sums, or from all variants where no job has counted them yet. */
export async function readStockSums(tx: Connection, tenantId: number): Promise<StockSum[]> {
  const isSummed = (await tx.rows(IS_SUMMED, [tenantId], 'stock_is_summed')).length > 0
  return isSummed
    ? tx.rows<StockSum>(SUMMED, [tenantId], 'stock_summed')
    : tx.rows<StockSum>(COUNTED, [tenantId], 'stock_counted')
}

// One statement: what it counts has just the changes that it deletes. A second one at the same time fails by the key, and its job comes again.
const COUNT = `with gone as (delete from stock_sum_change where tenant_id = $1)
  insert into stock_sum (tenant_id, category_id, variants, pieces, amount)
  select $1, category_id, sum(variants), sum(pieces), sum(amount)
    from (${COUNTED} union all select 0, 0, 0, 0) s group by 2 returning 1`

const FOLD = `with gone as (delete from stock_sum_change c where c.tenant_id = $1 and c.id in (
      select o.id from stock_sum_change o where o.tenant_id = $1 order by o.id limit ${BATCH})
    returning c.category_id, c.variants, c.pieces, c.amount)
  insert into stock_sum as s (tenant_id, category_id, variants, pieces, amount)
  select $1, g.category_id, sum(g.variants), sum(g.pieces), sum(g.amount) from gone g group by 2 order by 2
  on conflict (tenant_id, category_id) do update set variants = s.variants + excluded.variants, pieces = s.pieces + excluded.pieces,
    amount = s.amount + excluded.amount
  returning 1`

/** Counts the stock of a tenant, once; from then on adds what has changed. */
export async function sumStock(ctx: JobCtx, key: string): Promise<void> {
  const { id } = ctx.tenant
  await ctx.db.tx(async (tx) => {
    if ((await tx.rows(IS_SUMMED, [id], 'stock_is_summed')).length === 0) await tx.rows(COUNT, [id])
  })
  for (let batch = 0, isMore = true; batch < BATCHES && isMore; batch++)
    isMore = (await ctx.db.tx((tx) => tx.rows(FOLD, [id], 'stock_fold'))).length > 0
  await ctx.db.tx((tx) => cancelJob(tx, id, 'stock_sums', key))
}
