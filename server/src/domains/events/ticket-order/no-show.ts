import type { Attendee } from '../../../db/stored.types'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { returnAttendeeOptions } from '../ticket/attendee'
import { countByType, freeSeats } from '../ticket/seats'
import { lockSale } from '../ticket/queries'

// Who bought after the start is about to come. Locked in the order of everything else: the tickets, then the event.
const RELEASE = `update issued_ticket set status = 'canceled', reason = 'no_show', changed_at = $3
  where tenant_id = $1 and event_id = $2 and status = 'valid' and use_count = 0 and created_at < $4 returning ticket_id, attendee`
const DUE = `select e.start_at, e.start_at + s.no_show_minutes * interval '1 minute' as run_at from event e
  join ticket_setting s on s.tenant_id = $1 and s.event_id = e.id where e.tenant_id = $1 and e.id = $2`

/**
 * Frees the seats of those who did not come, so many minutes after the start as the event says; they are sold again,
 * the waiting list is closed by then. An event that starts later than was planned is looked at again then.
 * @param key the event's id
 */
export async function releaseNoShows(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const eventId = Number(key)
    await cancelJob(tx, ctx.tenant.id, 'ticket_no_show', key)
    const [due] = await tx.rows<{ start_at: string; run_at: string | null }>(
      DUE,
      [ctx.tenant.id, eventId],
      'ticket_no_show_due',
    )
    if (!due?.run_at) return
    const runAt = new Date(due.run_at)
    if (runAt > ctx.now) return scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'ticket_no_show', key, runAt })
    const tickets = await tx.rows<{ ticket_id: number; attendee: Attendee }>(
      RELEASE,
      [ctx.tenant.id, eventId, ctx.now, new Date(due.start_at)],
      'ticket_no_show',
    )
    await returnAttendeeOptions(tx, ctx, tickets)
    await lockSale(tx, ctx, eventId)
    await freeSeats(tx, ctx, eventId, countByType(tickets))
  })
}
