import {
  type RecordAction,
  recordTransitions,
  type RecordStatus,
  seatStatuses,
} from '@storefront/contract/domain/reservations/record'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { freeSeat } from './capacity'
import type { RecordRow } from './record'
import { cancelReminder } from './reminder'
import { uncountBooking } from './tally'

const MOVE = `update resv_record set status = $4, reason = case when $5::text = '' then reason else $5 end, actor_id = $6, changed_at = $7
  where tenant_id = $1 and id = $2 and status = any($3::text[]) returning 1`

export const holdsSeat = (status: RecordStatus): boolean => (seatStatuses as readonly RecordStatus[]).includes(status)

/**
 * Moves a booking by one step of contract/domain/reservations/record, the only way its status changes: one conditional
 * statement on a row that the caller has locked, and in the same transaction what follows: the seat, the limits and the
 * reminder. resvMoved when it stands elsewhere by now. Taking the seat of an approval is the caller's.
 */
export async function moveRecord(
  ctx: UserCtx,
  tx: Connection,
  row: RecordRow,
  action: RecordAction,
  reason: string,
): Promise<null | Failure> {
  const { from, to } = recordTransitions[action]
  const rows = await tx.rows(MOVE, [ctx.tenant.id, row.id, [...from], to, reason, ctx.user.id, ctx.now])
  if (rows.length === 0) return fail('resvMoved')
  if (to === 'canceled' || to === 'rejected') await uncountBooking(tx, ctx, row)
  if (holdsSeat(row.status) && !holdsSeat(to)) await freeSeat(tx, ctx, row)
  if (to !== 'confirmed') await cancelReminder(ctx, tx, row.id)
  return null
}
