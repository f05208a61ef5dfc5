import type { Database } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { searchKeys } from '../../../lib/search-keys'

/** Products that one transaction writes, and transactions of one run of the job: other work is due in between. */
const BATCH = 500
const BATCHES = 10

/** The job of a tenant. */
const KEY = 'all'

const SCHEDULE = `insert into job (tenant_id, kind, key, run_at, attempts)
  select distinct p.tenant_id, 'search_keys', '${KEY}', $1::timestamptz, 0 from product p where p.search_keys is null
  on conflict do nothing returning tenant_id`
const NEXT = `select id, name from product where tenant_id = $1 and search_keys is null order by id limit ${BATCH}`
// A name that changed meanwhile has its keys by its save.
const WRITE = `update product p set search_keys = k.keys from unnest($2::bigint[], $3::text[], $4::text[]) as k (id, name, keys)
  where p.tenant_id = $1 and p.id = k.id and p.name = k.name`

/**
 * Plans the search keys of products that were stored before there were any, a job for each tenant that has such ones.
 * The products are found by the rest of their name meanwhile.
 */
export async function scheduleSearchKeys({ owner }: Database, now: Date): Promise<void> {
  await owner.tx((tx) => tx.rows(SCHEDULE, [now]))
}

/** Writes the keys of one batch of products; returns how many products there were. */
const writeBatch = (ctx: JobCtx): Promise<number> =>
  ctx.db.tx(async (tx) => {
    const rows = await tx.rows<{ id: number; name: string }>(NEXT, [ctx.tenant.id])
    await tx.rows(WRITE, [
      ctx.tenant.id,
      rows.map(({ id }) => id),
      rows.map(({ name }) => name),
      rows.map(({ name }) => searchKeys(name)),
    ])
    return rows.length
  })

/** Writes the missing search keys of a tenant's products in batches, and plans the rest. */
export async function fillSearchKeys(ctx: JobCtx, key: string): Promise<void> {
  let isMore = true
  for (let batch = 0; batch < BATCHES && isMore; batch++) isMore = (await writeBatch(ctx)) === BATCH
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, ctx.tenant.id, 'search_keys', key)
    if (isMore) await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'search_keys', key, runAt: ctx.now })
  })
}
