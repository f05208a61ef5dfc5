import type { StudioProductDetail } from '@storefront/contract/entities/studio/product'
import { fail, type Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { writeAuditEntry } from '../audit/record'
import { productIn } from './detail'

// Off sale in the same statement: the shop answers as for any product that is off sale.
const ARCHIVE = `update product p set archived_at = $3, is_active = false, version = p.version + 1
  from (select id, is_active from product where tenant_id = $1 and id = $2 and archived_at is null for update) o
  where p.tenant_id = $1 and p.id = o.id returning p.name, o.is_active`
const RESTORE = `update product set archived_at = null, version = version + 1
  where tenant_id = $1 and id = $2 and archived_at is not null returning name`

/** Puts a product into the archive; notFound for none, and for one that is there already. */
export function archiveProduct(ctx: StaffCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<{ name: string; is_active: boolean }>(ARCHIVE, [ctx.tenant.id, id, ctx.now])
    if (!row) return fail('notFound')
    const before = { name: row.name, is_active: row.is_active }
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'product', item: id, before })
    return { ok: true }
  })
}

/** Takes a product out of the archive, off sale; notFound for one that is not there. */
export function restoreProduct(ctx: StaffCtx, id: number): Promise<StudioProductDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<{ name: string }>(RESTORE, [ctx.tenant.id, id])
    if (!row) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'restore', kind: 'product', item: id, after: { name: row.name } })
    return productIn(ctx, tx, id)
  })
}
