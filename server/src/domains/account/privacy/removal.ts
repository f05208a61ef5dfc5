import { REMOVAL_DAYS } from '@storefront/contract/constants'
import type { AccountRemoval } from '@storefront/contract/entities/account/privacy'
import { fail, type Failure } from '../../../core/failure'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { recordLoginChange } from '../profile/login-change'

const DAY_MS = 86_400_000

interface RemovalRow {
  removal_requested_at: string | null
  removal_at: string | null
}

const present = (row: RemovalRow | undefined): AccountRemoval => ({
  requested: row?.removal_requested_at ? new Date(row.removal_requested_at).toISOString() : null,
  removes: row?.removal_at ? new Date(row.removal_at).toISOString() : null,
  wait_days: REMOVAL_DAYS,
})

const READ = 'select removal_requested_at, removal_at from account where tenant_id = $1 and id = $2'

/** Whether the caller's account is going to be removed. */
export async function readRemoval(ctx: UserCtx): Promise<AccountRemoval> {
  const [row] = await ctx.db.read((tx) => tx.rows<RemovalRow>(READ, [ctx.tenant.id, ctx.user.id]))
  return present(row)
}

const REQUEST = `update account set removal_requested_at = $3, removal_at = $4 where tenant_id = $1 and id = $2 and removal_at is null and removed_at is null
  returning removal_requested_at, removal_at`

/** Asks for the removal, which a job does after the waiting time. */
export function requestRemoval(ctx: UserCtx): Promise<AccountRemoval | Failure> {
  const removalAt = new Date(ctx.now.getTime() + REMOVAL_DAYS * DAY_MS)
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<RemovalRow>(REQUEST, [ctx.tenant.id, ctx.user.id, ctx.now, removalAt])
    if (!row) return fail('removalPending')
    await scheduleJob(tx, {
      tenantId: ctx.tenant.id,
      kind: 'account_removal',
      key: String(ctx.user.id),
      runAt: removalAt,
    })
    await recordLoginChange(ctx, tx, 'removal')
    return present(row)
  })
}

const CANCEL = `update account set removal_requested_at = null, removal_at = null where tenant_id = $1 and id = $2 and removal_at is not null and removed_at is null
  returning removal_requested_at, removal_at`

/** Takes the request back; of this and the removal itself, the first one counts. */
export function cancelRemoval(ctx: UserCtx): Promise<AccountRemoval | Failure> {
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<RemovalRow>(CANCEL, [ctx.tenant.id, ctx.user.id])
    if (!row) return fail('removalAbsent')
    await cancelJob(tx, ctx.tenant.id, 'account_removal', String(ctx.user.id))
    return present(row)
  })
}
