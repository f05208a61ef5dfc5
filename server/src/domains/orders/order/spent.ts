import type { Database } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'

/** Accounts that one transaction writes, and transactions of one run of the job: other work is due in between. */
const BATCH = 500
const BATCHES = 10

/** The job of a tenant. */
const KEY = 'all'

const SCHEDULE = `insert into job (tenant_id, kind, key, run_at, attempts)
  select distinct a.tenant_id, 'account_spent', '${KEY}', $1::timestamptz + interval '10 minutes', 0 from account a where a.spent is null
  on conflict do nothing returning tenant_id`

/**
 * Plans the sums of accounts that lack one, a job for each tenant that has such accounts. It waits until the processes
 * of the program before, which write no sums, are exchanged.
 */
export async function scheduleSpent({ owner }: Database, now: Date): Promise<void> {
  await owner.tx((tx) => tx.rows(SCHEDULE, [now]))
}

const LOCK = `select id from account where tenant_id = $1 and spent is null order by id limit ${BATCH} for no key update`
// A statement of its own: what was paid while the accounts were waited for is in it.
const WRITE = `update account a set spent = coalesce((select sum(o.total - o.refunded) from shop_order o
    where o.tenant_id = $1 and o.user_id = a.id and o.paid_at is not null), 0)::bigint
  where a.tenant_id = $1 and a.id = any($2::bigint[])`

const writeBatch = (ctx: JobCtx): Promise<number> =>
  ctx.db.tx(async (tx) => {
    const rows = await tx.rows<{ id: number }>(LOCK, [ctx.tenant.id])
    await tx.rows(WRITE, [ctx.tenant.id, rows.map(({ id }) => id)])
    return rows.length
  })

/** Sums up what the accounts of a tenant spent that have no sum yet, in batches, and plans the rest. */
export async function fillSpent(ctx: JobCtx, key: string): Promise<void> {
  let isMore = true
  for (let batch = 0; batch < BATCHES && isMore; batch++) isMore = (await writeBatch(ctx)) === BATCH
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, ctx.tenant.id, 'account_spent', key)
    if (isMore) await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'account_spent', key, runAt: ctx.now })
  })
}

/**
 * SQL that adds an amount to what the buyer of an order spent, as a part of the statement that moves the money. `rows`
 * names rows of that statement with `user_id`; `$1` is the tenant. A sum that is not there yet stays so: its job reads
 * the orders.
 */
export const addSpent = (rows: string, change: string): string =>
  `update account a set spent = a.spent + ${change} from ${rows} m where a.tenant_id = $1 and a.id = m.user_id`
