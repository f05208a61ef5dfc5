import { mayChangePermissions, normalizePermissions } from '@storefront/contract/domain/account/staff'
import type { Page } from '@storefront/contract/entities/common'
import type { StaffRole } from '@storefront/contract/entities/studio/staff'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import { fail, Failure } from '../../../core/failure'
import type { Connection } from '../../../db'
import { writeAuditEntry } from '../audit/record'

type RoleDraft = Omit<StaffRole, 'id'>

const ROLES_MAX = 50
const LIST = `select id, name, perms from staff_role where tenant_id = $1 order by name, id limit ${ROLES_MAX}`
const ONE = 'select id, name, perms from staff_role where tenant_id = $1 and id = $2 for no key update'
const NAMESAKE = 'select 1 from staff_role where tenant_id = $1 and name = $2 and id <> $3'
const COUNT = 'select count(*)::int as count from staff_role where tenant_id = $1'
const INSERT = 'insert into staff_role (tenant_id, name, perms) values ($1, $2, $3) returning id, name, perms'
const UPDATE = 'update staff_role set name = $3, perms = $4 where tenant_id = $1 and id = $2 returning id, name, perms'
const DELETE = 'delete from staff_role where tenant_id = $1 and id = $2 returning name, perms'

/** Returns the shop's own roles, by name. */
export async function listRoles(ctx: UserCtx): Promise<Page<StaffRole>> {
  const results = await ctx.db.read((tx) => tx.rows<StaffRole>(LIST, [ctx.tenant.id], 'staff_roles'))
  return { count: results.length, results }
}

/** Returns a role as it is stored; fails for a name that another has, for no permission and for those above the caller's. */
async function checkRole(
  ctx: UserCtx,
  tx: Connection,
  id: number | null,
  draft: RoleDraft,
  before: readonly string[],
): Promise<RoleDraft | Failure> {
  const role = { name: draft.name.trim(), perms: normalizePermissions(draft.perms) }
  if (role.perms.length === 0) return badPart('perms', 'required', {}, ctx.language)
  if (!mayChangePermissions([...ctx.perms], before, role.perms)) return fail('permissionAbove')
  const namesakes = await tx.rows(NAMESAKE, [ctx.tenant.id, role.name, id ?? 0])
  return namesakes.length > 0 ? badPart('name', 'taken', {}, ctx.language) : role
}

/** Creates a role. */
export function createRole(ctx: UserCtx, draft: RoleDraft): Promise<StaffRole | Failure> {
  return ctx.db.tx(async (tx) => {
    const role = await checkRole(ctx, tx, null, draft, [])
    if (role instanceof Failure) return role
    const [total] = await tx.rows<{ count: number }>(COUNT, [ctx.tenant.id])
    if ((total?.count ?? 0) >= ROLES_MAX) return badPart('name', 'tooMany', { n: ROLES_MAX }, ctx.language)
    const [row] = await tx.rows<StaffRole>(INSERT, [ctx.tenant.id, role.name, role.perms])
    if (!row) throw new Error('a role without a row')
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'staff_role', item: row.id, after: role })
    return row
  })
}

/** Saves a role; what staff were given by it stays. */
export function saveRole(ctx: UserCtx, id: number, draft: RoleDraft): Promise<StaffRole | Failure> {
  return ctx.db.tx(async (tx) => {
    const [before] = await tx.rows<StaffRole>(ONE, [ctx.tenant.id, id])
    if (!before) return fail('notFound')
    const role = await checkRole(ctx, tx, id, draft, before.perms)
    if (role instanceof Failure) return role
    const [row] = await tx.rows<StaffRole>(UPDATE, [ctx.tenant.id, id, role.name, role.perms])
    if (!row) return fail('notFound')
    const { name, perms } = before
    await writeAuditEntry(ctx, tx, {
      action: 'update',
      kind: 'staff_role',
      item: id,
      before: { name, perms },
      after: role,
    })
    return row
  })
}

/** Deletes a role. */
export function deleteRole(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const [before] = await tx.rows<RoleDraft>(DELETE, [ctx.tenant.id, id])
    if (!before) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'staff_role', item: id, before: { ...before } })
    return { ok: true as const }
  })
}
