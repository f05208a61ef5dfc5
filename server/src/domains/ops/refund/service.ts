import type { Refund } from '@storefront/contract/entities/after-sales/refund'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import { scheduleJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { findPlannedRefund } from '../../after-sales/refund/execute'
import { followRefund, moveRefund } from '../../after-sales/refund/lifecycle'
import { presentRefund } from '../../after-sales/refund/presenter'
import { findRefund } from '../../after-sales/refund/record'
import type { Actor } from '../../orders/order/lifecycle'

export interface RefundStep {
  action: 'retry' | 'settle'
  note?: string
}

/** Retries a refund that the vendor refused, or records that the shop returned the money manually. */
export function processOpsRefund(ctx: UserCtx, id: number, step: RefundStep): Promise<Refund | Failure> {
  return ctx.db.tx(async (tx) => {
    const note = step.note?.trim() ?? ''
    const row = await findPlannedRefund(tx, ctx.tenant.id, id)
    if (!row) return fail('notFound')
    if (step.action === 'settle' && note === '') return fail('refundNoteRequired')
    const actor: Actor = { who: 'operator', userId: ctx.user.id }
    const failure = await moveRefund(ctx, tx, id, { action: step.action, actor, note })
    if (failure) return failure
    if (step.action === 'settle') await followRefund(ctx, tx, row, 'hand')
    else await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'refund', key: String(id), runAt: ctx.now })
    return retryRefund(ctx, tx, id)
  })
}

async function retryRefund(ctx: UserCtx, tx: Connection, id: number): Promise<Refund | Failure> {
  const after = await findRefund(tx, ctx.tenant.id, id)
  return after ? presentRefund(ctx, after, 'operator') : fail('notFound')
}
