import { insert } from '../../../db/insert'
import { type WithdrawalAction, withdrawalLifecycle } from '@storefront/contract/domain/promotion/withdrawal'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { changeBalance } from '../../wallet/balance/balance'
import { freeIncomeRows, payIncomeRows } from './income-rows'
import { WITHDRAWAL_COLUMNS, type WithdrawalRow } from './queries'

const MOVE = `update withdrawal t set status = $4, note = $5, processed_at = $6 where t.tenant_id = $1 and t.id = $2 and t.status = $3
  returning ${WITHDRAWAL_COLUMNS}`

/**
 * Moves a withdrawal by one step of contract/domain/promotion/withdrawal, the only way its status changes: one
 * conditional statement with a log row, and the money back where the step gives it back. withdrawalMoved when it no
 * longer stands where the step starts.
 */
export async function moveWithdrawal(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  action: WithdrawalAction,
  note: string,
): Promise<WithdrawalRow | Failure> {
  const { from, to, givesBack } = withdrawalLifecycle[action]
  const [row] = await tx.rows<WithdrawalRow>(MOVE, [ctx.tenant.id, id, from, to, note, ctx.now])
  if (!row) return fail('withdrawalMoved')
  await insert(tx, 'withdrawal_log', {
    tenantId: ctx.tenant.id,
    withdrawalId: id,
    action,
    fromStatus: from,
    toStatus: to,
    userId: ctx.user.id,
    note,
    createdAt: ctx.now,
  })
  if (action === 'pay') await payIncomeRows(ctx, tx, id)
  if (givesBack) {
    await freeIncomeRows(ctx, tx, id)
    const { user_id: userId, amount: change, number: ref } = row
    await changeBalance(tx, {
      tenantId: ctx.tenant.id,
      userId,
      kind: 'income',
      change,
      reason: 'withdrawal_back',
      ref,
      now: ctx.now,
    })
  }
  return row
}
