import type { Database } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'

/** Orders that one transaction writes, and transactions of one run of the job: other work is due in between. */
const BATCH = 500
const BATCHES = 20

// A job that goes on has the id of its last order as its key.
const SCHEDULE = `insert into job (tenant_id, kind, key, run_at, attempts)
  select s.tenant_id, 'order_texts', '0', $1::timestamptz, 0 from (select t.tenant_id from tenant t
    except select x.tenant_id from order_text x where x.order_id = 0 except select j.tenant_id from job j where j.kind = 'order_texts') s
  on conflict do nothing returning tenant_id`

/** Plans the texts of orders from before there were any, a job for each tenant that is not known to have all. */
export async function scheduleOrderTexts({ owner }: Pick<Database, 'owner'>, now: Date): Promise<void> {
  await owner.tx((tx) => tx.rows(SCHEDULE, [now]))
}

const WRITE = `select write_order_texts($2::bigint, ${BATCH}) as last where $1::integer is not null`

/** Writes the texts that orders of a tenant lack, in batches, and plans the rest. @param key the id of the last order that has one */
export async function fillOrderTexts(ctx: JobCtx, key: string): Promise<void> {
  const { id } = ctx.tenant
  const writeBehind = async (after: number): Promise<number | null> => {
    const [row] = await ctx.db.tx((tx) => tx.rows<{ last: number | null }>(WRITE, [id, after], 'order_texts_write'))
    return row?.last ?? null
  }
  let last: number | null = Number(key)
  for (let batch = 0; batch < BATCHES && last !== null; batch++) last = await writeBehind(last)
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, id, 'order_texts', key)
    if (last !== null) await scheduleJob(tx, { tenantId: id, kind: 'order_texts', key: String(last), runAt: ctx.now })
  })
}
