import {
  activeStatuses,
  type RegistrationAction,
  type RegistrationStatus,
  registrationTransitions,
  seatedStatuses,
} from '@storefront/contract/domain/events/registration'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { returnOptions } from '../../forms/form/options'
import { earnCoins } from '../../promotion/coins/earn'
import { offerSeats } from '../waiting-list/offer'
import type { RegistrationRow } from './queries'

const TAKE = `update event set seats_available = seats_available - 1
  where tenant_id = $1 and id = $2 and (seats_available is null or seats_available > 0) returning 1`

/**
 * Takes a seat of an event; false when none is left. One conditional statement: of many at once no more pass than may.
 */
export const takeSeat = async (tx: Connection, ctx: UserCtx, eventId: number): Promise<boolean> =>
  (await tx.rows(TAKE, [ctx.tenant.id, eventId], 'registration_take')).length > 0

const FREE =
  'update event set seats_available = least(seats_available + 1, seats_expected) where tenant_id = $1 and id = $2'

const MOVE = `update event_registration set status = $4, reason = case when $5::text = '' then reason else $5 end, actor_id = $6, changed_at = $7,
    signed_in_at = case when $4 = 'signed_in' then $7::timestamptz else null end
  where tenant_id = $1 and id = $2 and status = any($3::text[]) returning 1`

const isActive = (status: RegistrationStatus): boolean =>
  (activeStatuses as readonly RegistrationStatus[]).includes(status)
const isSeated = (status: RegistrationStatus): boolean =>
  (seatedStatuses as readonly RegistrationStatus[]).includes(status)

/**
 * Moves a registration by one step of contract/domain/events/registration, the only way its status changes, and takes
 * or frees its seat in the same transaction; one that ends gives back the options with a quota that it chose.
 * registrationMoved when it stands elsewhere by now, registrationFull when its seat is not to be had.
 */
export async function moveRegistration(
  ctx: UserCtx,
  tx: Connection,
  row: RegistrationRow,
  action: RegistrationAction,
  reason = '',
): Promise<Failure | null> {
  const { from, to } = registrationTransitions[action]
  const rows = await tx.rows(
    MOVE,
    [ctx.tenant.id, row.id, [...from], to, reason, ctx.user.id, ctx.now],
    'registration_move',
  )
  if (rows.length === 0) return fail('registrationMoved')
  // Locked in the order in which a registration takes them: the options, then the event.
  if (!isActive(to)) await returnOptions(tx, ctx, [{ formId: row.form_id, answers: row.answers }])
  if (!isSeated(row.status) && isSeated(to) && !(await takeSeat(tx, ctx, row.event_id))) return fail('registrationFull')
  if (isSeated(row.status) && !isSeated(to)) {
    await tx.rows(FREE, [ctx.tenant.id, row.event_id], 'registration_free')
    await offerSeats(ctx, tx, row.event_id)
  }
  if (action === 'signin')
    await earnCoins({ tenant: ctx.tenant, now: ctx.now }, tx, {
      userId: row.user_id,
      trigger: 'event_sign_in',
      ref: `event ${row.event_id}`,
    })
  return null
}
