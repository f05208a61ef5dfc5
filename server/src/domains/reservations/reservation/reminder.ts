import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { addMessage } from '../../account/message/add'

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

const ABOUT = `select r.user_id, r.reason, v.title as name from resv_record r join resv v on v.tenant_id = $1 and v.id = r.resv_id
  where r.tenant_id = $1 and r.id = $2`

/** Plans the message of a step and keeps it for the customer, in its transaction. Of a booking that is moved twice each move has its own. */
export async function planNotice(
  ctx: JobCtx,
  tx: Connection,
  kind: NoticeKind,
  { id, start }: { id: number; start: number },
): Promise<void> {
  const key = `${id}:${kind}:${new Date(start).toISOString()}`
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'resv_notify', key, runAt: ctx.now })
  const [row] = await tx.rows<{ user_id: number | null; reason: string; name: string }>(ABOUT, [ctx.tenant.id, id])
  if (row?.user_id)
    await addMessage(tx, ctx, row.user_id, {
      kind: `booking_${kind}`,
      target: id,
      data: { name: row.name },
      note: row.reason,
    })
}
