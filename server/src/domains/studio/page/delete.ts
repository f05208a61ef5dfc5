import type { StudioPageDetail } from '@storefront/contract/entities/studio/page'
import { fail, Failure } from '../../../core/failure'
import { cancelJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { writeAuditEntry } from '../audit/record'
import { pageIn, takeVersion } from './document'

/** Pages without which a shop does not open: the home page, and what a login agrees to. */
const REQUIRED = "select 1 from page where tenant_id = $1 and id = $2 and slug in ('index', 'agreement', 'privacy')"
// Before the page itself: a publication that runs by time takes its locks in this order, too.
const CANCEL =
  "update page_publication set state = 'cancelled' where tenant_id = $1 and page_id = $2 and state = 'waiting' returning id"
const DELETE = 'update page set is_active = false, deleted_at = $3 where tenant_id = $1 and id = $2'

/**
 * Takes a page off and out of the lists, by the guard of every write: whoever saved it in between is not deleted with
 * it. Draft, revisions and address stay.
 */
export function deletePage(ctx: UserCtx, id: number, version: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const key = [ctx.tenant.id, id]
    if ((await tx.rows(REQUIRED, key)).length > 0) return fail('itemInUse')
    const plans = await tx.rows<{ id: number }>(CANCEL, key)
    const result = await takeVersion(ctx, tx, id, version, 1)
    if (result instanceof Failure) return result
    // What was planned while the version waited for its planner was not seen above.
    plans.push(...(await tx.rows<{ id: number }>(CANCEL, key)))
    for (const plan of plans) await cancelJob(tx, ctx.tenant.id, 'page_publish', String(plan.id))
    await tx.rows(DELETE, [...key, ctx.now])
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'page', item: id })
    return { ok: true as const }
  })
}

const RESTORE = `update page set deleted_at = null, edit_version = edit_version + 1
  where tenant_id = $1 and id = $2 and deleted_at is not null returning 1`

/** Brings a deleted page back, off as it was deleted. */
export function undeletePage(ctx: UserCtx, id: number): Promise<StudioPageDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    if ((await tx.rows(RESTORE, [ctx.tenant.id, id])).length === 0) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'restore', kind: 'page', item: id })
    return pageIn(ctx, tx, id)
  })
}
