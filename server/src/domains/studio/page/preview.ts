import { PREVIEW_HOURS } from '@storefront/contract/domain/content/page-preview'
import type { PagePreview } from '@storefront/contract/entities/studio/page'
import type { UserCtx } from '../../../core/context.types'
import { fail, type Failure } from '../../../core/failure'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import { randomToken, sha256 } from '../../../lib/random'
import { writeAuditEntry } from '../audit/record'

const EXISTS = 'select 1 from page where tenant_id = $1 and id = $2 and deleted_at is null'

const hasPage = async (ctx: UserCtx, tx: Connection, id: number): Promise<boolean> =>
  (await tx.rows(EXISTS, [ctx.tenant.id, id])).length > 0

const EXPIRED = 'delete from page_preview where tenant_id = $1 and page_id = $2 and expires_at <= $3'

/**
 * Makes a link that shows the draft of a page to whoever has it, for PREVIEW_HOURS hours. The database has the hash of
 * its secret alone. Deletes those of the page that have expired.
 */
export function createPreview(ctx: UserCtx, id: number): Promise<PagePreview | Failure> {
  return ctx.db.tx(async (tx) => {
    if (!(await hasPage(ctx, tx, id))) return fail('notFound')
    await tx.rows(EXPIRED, [ctx.tenant.id, id, ctx.now])
    const token = randomToken()
    const expiresAt = new Date(ctx.now.getTime() + PREVIEW_HOURS * 3_600_000)
    const values = { tenantId: ctx.tenant.id, tokenHash: sha256(token), pageId: id }
    await insert(tx, 'page_preview', { ...values, createdBy: ctx.user.id, createdAt: ctx.now, expiresAt })
    const after = { expires_at: expiresAt.toISOString() }
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'page_preview', item: id, after })
    return { token, expires_at: expiresAt.toISOString() }
  })
}

const END = 'delete from page_preview where tenant_id = $1 and page_id = $2 returning 1'

/** Ends all links to the draft of a page. */
export function endPreviews(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    if (!(await hasPage(ctx, tx, id))) return fail('notFound')
    const rows = await tx.rows(END, [ctx.tenant.id, id])
    if (rows.length > 0) await writeAuditEntry(ctx, tx, { action: 'cancel', kind: 'page_preview', item: id })
    return { ok: true as const }
  })
}
