import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'

const HOUR = 3_600_000

/** A confirmed booking as its reminder is planned; the start in milliseconds. */
interface Reminded {
  id: number
  start: number
  reminderHours: number | null
}

/** Plans the reminder of a booking in the place of an older one; none when its time has gone by already. */
export async function planReminder(ctx: JobCtx, tx: Connection, { id, start, reminderHours }: Reminded): Promise<void> {
  await cancelReminder(ctx, tx, id)
  if (reminderHours === null) return
  const runAt = new Date(start - reminderHours * HOUR)
  if (runAt > ctx.now) await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'resv_remind', key: String(id), runAt })
}

export const cancelReminder = (ctx: JobCtx, tx: Connection, id: number): Promise<void> =>
  cancelJob(tx, ctx.tenant.id, 'resv_remind', String(id))

/** The kinds of message about a booking beside the reminder. */
export type NoticeKind = 'approve' | 'reject' | 'revoke' | 'move'

/** Plans the message of a step, in its transaction. Of a booking that is moved twice each move has its own. */
export async function planNotice(
  ctx: JobCtx,
  tx: Connection,
  kind: NoticeKind,
  { id, start }: { id: number; start: number },
): Promise<void> {
  const key = `${id}:${kind}:${new Date(start).toISOString()}`
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'resv_notify', key, runAt: ctx.now })
}
