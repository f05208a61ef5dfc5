import { SAVED_VIEW_LIMITS } from '@storefront/contract/constants'
import type { SavedView, SavedViewChange, SavedViewDraft } from '@storefront/contract/entities/studio/view'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { lockUser } from '../../account/profile/user'
import { writeAuditEntry } from '../audit/record'
import { canDeleteShared, ownViewIn } from './list'

const COUNT = 'select count(*)::int as count from saved_view where tenant_id = $1 and owner_id = $2'
const TAKEN = `select 1 from saved_view where tenant_id = $1 and owner_id = $2 and name = $3 and id <> $4
  and list_key = coalesce($5, (select list_key from saved_view where tenant_id = $1 and id = $4))`

/**
 * Checks that a name is not empty and not that of another view of the caller in the list; `list` is null for the view's
 * own list.
 */
async function checkName(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  list: string | null,
  name: string,
): Promise<Failure | null> {
  if (name === '') return badPart('name', 'required', {}, ctx.language)
  const rows = await tx.rows(TAKEN, [ctx.tenant.id, ctx.user.id, name, id, list])
  return rows.length > 0 ? badPart('name', 'taken', {}, ctx.language) : null
}

const INSERT = `insert into saved_view (tenant_id, owner_id, list_key, name, query, is_shared, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`

/** Saves a view of a list. The owner's row is locked, so that two at a time pass neither the limit nor a name. */
export function createView(
  ctx: UserCtx,
  { list, query, is_shared, ...draft }: SavedViewDraft,
): Promise<SavedView | Failure> {
  const name = draft.name.trim()
  return ctx.db.tx(async (tx) => {
    await lockUser(tx, ctx.tenant.id, ctx.user.id)
    const wrong = await checkName(ctx, tx, 0, list, name)
    if (wrong) return wrong
    const [present] = await tx.rows<{ count: number }>(COUNT, [ctx.tenant.id, ctx.user.id])
    if ((present?.count ?? 0) >= SAVED_VIEW_LIMITS.views) return fail('viewFull', { max: SAVED_VIEW_LIMITS.views })
    const [row] = await tx.rows<{ id: number }>(INSERT, [
      ctx.tenant.id,
      ctx.user.id,
      list,
      name,
      query,
      is_shared,
      ctx.now,
    ])
    if (!row) throw new Error('a view without an id')
    await writeAuditEntry(ctx, tx, {
      action: 'create',
      kind: 'saved_view',
      item: row.id,
      after: { list, name, is_shared },
    })
    return (await ownViewIn(ctx, tx, row.id)) ?? fail('notFound')
  })
}

const UPDATE =
  'update saved_view set name = $4, query = $5, is_shared = $6 where tenant_id = $1 and owner_id = $2 and id = $3'
/** Returns the fields for the log, without the search, which can hold a person's name or number. */
const loggedFields = ({ name, is_shared }: SavedView) => ({ name, is_shared })

/** Renames, shares or replaces a view of the caller. */
export function saveView(
  ctx: UserCtx,
  id: number,
  { query, is_shared, ...change }: SavedViewChange,
): Promise<SavedView | Failure> {
  const name = change.name.trim()
  return ctx.db.tx(async (tx) => {
    await lockUser(tx, ctx.tenant.id, ctx.user.id)
    const before = await ownViewIn(ctx, tx, id)
    if (!before) return fail('notFound')
    const wrong = await checkName(ctx, tx, id, null, name)
    if (wrong) return wrong
    await tx.rows(UPDATE, [ctx.tenant.id, ctx.user.id, id, name, query, is_shared])
    const after = { ...before, name, query, is_shared }
    await writeAuditEntry(ctx, tx, {
      action: 'update',
      kind: 'saved_view',
      item: id,
      before: loggedFields(before),
      after: loggedFields(after),
    })
    return after
  })
}

const DELETE = `delete from saved_view where tenant_id = $1 and id = $3 and (owner_id = $2 or (is_shared and $4))
  returning list_key as list, name, is_shared`

/** Deletes a view of the caller, or a shared one where the caller may change staff. */
export function deleteView(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const [before] = await tx.rows<{ list: string; name: string; is_shared: boolean }>(DELETE, [
      ctx.tenant.id,
      ctx.user.id,
      id,
      canDeleteShared(ctx),
    ])
    if (!before) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'saved_view', item: id, before })
    return { ok: true as const }
  })
}
