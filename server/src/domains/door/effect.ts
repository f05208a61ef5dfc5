import type { Connection } from '../../db'
import type { UserCtx } from '../../core/context.types'
import { moveRegistration } from '../events/registration/lifecycle'
import { findRegistration } from '../events/registration/queries'
import { noteFigureChange } from '../shared/figure-change'
import type { Subject } from './subject'

/**
 * Spends uses of a ticket, as far as it has them: one conditional statement. Also tells the offline lists that it
 * changed.
 */
const SPEND = `update issued_ticket set use_count = use_count + $3, changed_at = $4,
    used_at = case when use_count + $3 >= uses and $3 > 0 then $4::timestamptz else used_at end
  where tenant_id = $1 and id = $2 and use_count + $3 between 0 and uses and (status = 'valid' or $5) returning 1`

const RETURN = `update issued_ticket set use_count = greatest(use_count - $3, 0), used_at = null, changed_at = $4
  where tenant_id = $1 and id = $2`

const TOUCH = 'update event_registration set changed_at = $3 where tenant_id = $1 and id = $2'

export interface Effect {
  /** Uses of the ticket that it spends. */
  cost: number
  /** True for a scan made offline or by override, which counts whatever the state of the ticket is. */
  isForced: boolean
}

/** Makes an admission or exit true for its ticket or registration, whose row is locked. */
export async function applyEffect(
  tx: Connection,
  ctx: UserCtx,
  { kind, id }: Subject,
  { cost, isForced }: Effect,
): Promise<void> {
  if (kind === 'ticket') {
    const rows = await tx.rows(SPEND, [ctx.tenant.id, id, cost, ctx.now, isForced], 'door_spend')
    if (rows.length === 0) throw new Error('a ticket changed under its lock')
    return
  }
  await tx.rows(TOUCH, [ctx.tenant.id, id, ctx.now], 'door_touch')
  const row = cost > 0 ? await findRegistration(tx, ctx, id) : undefined
  if (row?.status === 'confirmed') await moveRegistration(ctx, tx, row, 'admit')
}

/** Takes an admission back. */
export async function revertEffect(
  tx: Connection,
  ctx: UserCtx,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  cost: number,
): Promise<void> {
  if (kind === 'ticket') {
    await noteFigureChange(ctx, tx, 'ticket', id)
    await tx.rows(RETURN, [ctx.tenant.id, id, cost, ctx.now], 'door_return')
    return
  }
  await tx.rows(TOUCH, [ctx.tenant.id, id, ctx.now], 'door_touch')
  const row = cost > 0 ? await findRegistration(tx, ctx, id) : undefined
  if (row?.status === 'signed_in') await moveRegistration(ctx, tx, row, 'unadmit')
}
