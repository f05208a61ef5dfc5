import type { Connection } from '../../db'
import { scheduleJob } from '../../db/queue'
import type { JobCtx } from '../../core/context.types'

/** Changes are collected so long, because each day is summed up as a whole. */
const DELAY_MS = 60_000

/** The job that sums up days that have changed. */
export const CHANGES_KEY = 'changes'

const OF_ORDER = `insert into figure_change (tenant_id, moment)
  select o.tenant_id, o.paid_at from shop_order o where o.tenant_id = $1 and o.id = $2 and o.paid_at is not null returning id`
const OF_TICKET = `insert into figure_change (tenant_id, moment)
  select t.tenant_id, t.used_at from issued_ticket t where t.tenant_id = $1 and t.id = $2 and t.used_at is not null returning id`

const statements = { order: OF_ORDER, ticket: OF_TICKET } as const

/**
 * Notes that the figures of an earlier day change, in the transaction that changes them: those of the day on which an
 * order was paid or, before it becomes valid again, a ticket was used.
 */
export async function noteFigureChange(
  { tenant, now }: Pick<JobCtx, 'tenant' | 'now'>,
  tx: Connection,
  kind: keyof typeof statements,
  id: number,
): Promise<void> {
  const rows = await tx.rows(statements[kind], [tenant.id, id])
  if (rows.length === 0) return
  const runAt = new Date(now.getTime() + DELAY_MS)
  await scheduleJob(tx, { tenantId: tenant.id, kind: 'figures', key: CHANGES_KEY, runAt })
}
