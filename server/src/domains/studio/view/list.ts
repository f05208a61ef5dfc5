import type { Page } from '@storefront/contract/entities/common'
import type { SavedView } from '@storefront/contract/entities/studio/view'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'

interface ViewRow {
  id: number
  name: string
  query: string
  is_shared: boolean
  owner: string
  owner_id: number
}

const SELECT = `select v.id, v.name, v.query, v.is_shared, v.owner_id, a.name as owner from saved_view v
  join account a on a.tenant_id = $1 and a.id = v.owner_id where v.tenant_id = $1`
/** More than these of a list help nobody; those of one member of staff are fewer (SAVED_VIEW_LIMITS). */
const ROWS_MAX = 200
const LIST = `${SELECT} and v.list_key = $3 and (v.owner_id = $2 or v.is_shared) order by v.owner_id = $2 desc, v.name, v.id limit ${ROWS_MAX}`

/** Returns whether the user can delete shared views of others: only staff who can change staff. */
export const canDeleteShared = ({ user }: UserCtx): boolean => hasPermission(user.perms, permissions.changeStaff)

const present = (ctx: UserCtx, { owner_id, ...view }: ViewRow): SavedView => ({
  ...view,
  is_own: owner_id === ctx.user.id,
  is_deletable: owner_id === ctx.user.id || canDeleteShared(ctx),
})

/** Returns the caller's views of a list, and those that are shared. */
export function listViews(ctx: UserCtx, list: string): Promise<Page<SavedView>> {
  return ctx.db.read(async (tx) => {
    const rows = await tx.rows<ViewRow>(LIST, [ctx.tenant.id, ctx.user.id, list])
    return { count: rows.length, results: rows.map((row) => present(ctx, row)) }
  })
}

/** Returns one view of the caller as it is now. */
export async function ownViewIn(ctx: UserCtx, tx: Connection, id: number): Promise<SavedView | null> {
  const [row] = await tx.rows<ViewRow>(`${SELECT} and v.owner_id = $2 and v.id = $3`, [ctx.tenant.id, ctx.user.id, id])
  return row ? present(ctx, row) : null
}
