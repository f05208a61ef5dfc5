import { insert } from '../../../db/insert'
import {
  type ReturnAction,
  returnLifecycle,
  type ReturnRole,
  type ReturnTransition,
} from '@storefront/contract/domain/after-sales/order-return'
import { messageKindOf } from '@storefront/contract/domain/account/messages'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import { addMessage } from '../../account/message/add'
import type { ReturnRow } from './queries'

/** The party that moves a return; the log names a judge as an operator. */
export interface ReturnActor {
  readonly who: ReturnRole
  readonly userId: number | null
}

export interface Step {
  action: ReturnAction
  note: string
  /** The carrier and tracking number of the goods sent back, for `ship`. */
  way: { carrier: string; trackingNo: string } | null
}

const MOVE = `update order_return set status = $3, carrier = coalesce($5, carrier), tracking_no = coalesce($6, tracking_no)
  where tenant_id = $1 and id = $2 and status = any($4) returning 1`

/**
 * Moves a return by one action of contract/domain/after-sales/order-return, the only way its status changes: one
 * conditional statement and a log row. returnMoved when it no longer stands where the action starts.
 */
export async function moveReturn(
  ctx: JobCtx,
  tx: Connection,
  row: ReturnRow,
  { action, note, way }: Step,
  actor: ReturnActor,
): Promise<Failure | null> {
  const { from, to, by }: ReturnTransition = returnLifecycle[action]
  if (!by.includes(actor.who)) return fail('forbidden')
  const movedRows = await tx.rows(MOVE, [
    ctx.tenant.id,
    row.id,
    to,
    [...from[row.kind]],
    way?.carrier ?? null,
    way?.trackingNo ?? null,
  ])
  if (movedRows.length === 0) return fail('returnMoved')
  await insert(tx, 'order_return_log', {
    tenantId: ctx.tenant.id,
    returnId: row.id,
    action,
    fromStatus: row.status,
    toStatus: to,
    actor: actor.who === 'judge' ? 'operator' : actor.who,
    userId: actor.userId,
    note,
    createdAt: ctx.now,
  })
  const kind = messageKindOf(`return_${action}`)
  if (kind && actor.who !== 'owner')
    await addMessage(tx, ctx, row.user_id, { kind, target: row.number, data: { number: row.number }, note })
  return null
}
