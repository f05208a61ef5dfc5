import type { Connection } from '../../../db'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import type { ResvRow } from './queries'
import { clockAt, placeOf } from './slots'

// One that began before midnight and comes late counts as of the later day: else that day would begin anew.
const COUNT = `insert into resv_tally as t (tenant_id, resv_id, user_id, total, day, today) values ($1, $2, $3, 1, $4::date, 1)
  on conflict (tenant_id, resv_id, user_id) do update set
    total = t.total + 1,
    today = case when t.day >= excluded.day then t.today + 1 else 1 end,
    day = greatest(t.day, excluded.day)
  where ($5::int is null or t.total < $5) and ($6::int is null or t.day < excluded.day or t.today < $6)
  returning 1`

/**
 * Counts a booking of the user; false when a limit is reached. One conditional statement: of many at once no more pass
 * than may.
 */
export async function countBooking(
  tx: Connection,
  ctx: UserCtx,
  { id, limit_total, limit_daily }: ResvRow,
  today: string,
): Promise<boolean> {
  return (
    (await tx.rows(COUNT, [ctx.tenant.id, id, ctx.user.id, today, limit_total, limit_daily], 'resv_count')).length > 0
  )
}

const UNCOUNT = `update resv_tally set total = greatest(total - 1, 0), today = case when day = $4::date then greatest(today - 1, 0) else today end
  where tenant_id = $1 and resv_id = $2 and user_id = $3`

/** A booking that is cancelled or refused is not counted any longer, of the day on which it was made as well. */
export async function uncountBooking(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant' | 'now'>,
  row: { resv_id: number; user_id: number | null; created_at: string; time_zone: string | null },
): Promise<void> {
  if (row.user_id === null) return
  const day = clockAt(placeOf(ctx, row), Date.parse(row.created_at)).date
  await tx.rows(UNCOUNT, [ctx.tenant.id, row.resv_id, row.user_id, day], 'resv_uncount')
}
