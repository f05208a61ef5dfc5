import type { Database } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'

/** Variants that one transaction writes, and transactions of one run of the job: other work is due in between. */
const BATCH = 500
const BATCHES = 10

/** The job of a tenant. */
const KEY = 'all'

const SCHEDULE = `insert into job (tenant_id, kind, key, run_at, attempts)
  select distinct v.tenant_id, 'stock_levels', '${KEY}', $1::timestamptz, 0 from variant v where v.stock_level = -1
  on conflict do nothing returning tenant_id`

/** Plans the stock levels of variants from before the column, a job for each tenant that has such variants. */
export async function scheduleStockLevels({ owner }: Database, now: Date): Promise<void> {
  await owner.tx((tx) => tx.rows(SCHEDULE, [now]))
}

const WRITE = `update variant v set stock_level = stock_level(v.is_active, v.inventory) from (select o.id from variant o
    where o.tenant_id = $1 and o.stock_level = -1 order by o.id limit ${BATCH} for no key update) b
  where v.tenant_id = $1 and v.id = b.id returning 1`

/** Writes the stock levels that variants of a tenant lack, in batches, and plans the rest. */
export async function fillStockLevels(ctx: JobCtx, key: string): Promise<void> {
  const writeBatch = async () => (await ctx.db.tx((tx) => tx.rows(WRITE, [ctx.tenant.id]))).length
  let isMore = true
  for (let batch = 0; batch < BATCHES && isMore; batch++) isMore = (await writeBatch()) === BATCH
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, ctx.tenant.id, 'stock_levels', key)
    if (isMore) await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'stock_levels', key, runAt: ctx.now })
  })
}
