import {
  changedPermissions,
  mayChangePermissions,
  normalizePermissions,
} from '@storefront/contract/domain/account/staff'
import type { Page } from '@storefront/contract/entities/common'
import type { StaffMember } from '@storefront/contract/entities/studio/staff'
import { ALL_PERMISSIONS } from '@storefront/contract/has-permission'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { writeAuditEntry } from '../audit/record'

interface StaffRow {
  id: number
  name: string
  mobile: string | null
  perms: string[]
  seen_at: string | null
}

const SELECT = `select a.id, a.name, a.mobile, a.perms,
    (select max(s.seen_at) from session s where s.tenant_id = $1 and s.user_id = a.id and s.kind = 'studio') as seen_at
  from account a where a.tenant_id = $1 and a.removed_at is null`

const present = (ctx: UserCtx, { id, name, mobile, perms, seen_at }: StaffRow): StaffMember => ({
  ...{ id, name, mobile: mobile ?? '', perms },
  is_self: id === ctx.user.id,
  seen_at: seen_at === null ? null : new Date(seen_at).toISOString(),
})

async function memberIn(ctx: UserCtx, tx: Connection, id: number): Promise<StaffMember | Failure> {
  const [row] = await tx.rows<StaffRow>(`${SELECT} and a.id = $2`, [ctx.tenant.id, id])
  return row ? present(ctx, row) : fail('notFound')
}

/** Returns the site's staff, by name. */
export function listStaff(ctx: UserCtx): Promise<Page<StaffMember>> {
  return ctx.db.read(async (tx) => {
    const rows = await tx.rows<StaffRow>(`${SELECT} and cardinality(a.perms) > 0 order by a.name, a.id`, [
      ctx.tenant.id,
    ])
    return { count: rows.length, results: rows.map((row) => present(ctx, row)) }
  })
}

// All owners are locked in one order beside the member: of two who dismiss each other one waits, and finds the last
// owner. The rows of a request refer to its account, so a lock of keys would meet them.
const LOCK = `select id, perms from account
  where tenant_id = $1 and removed_at is null and (id = $2 or '${ALL_PERMISSIONS}' = any(perms)) order by id for no key update`
const WRITE = 'update account set perms = $3 where tenant_id = $1 and id = $2'
const END_SESSIONS = "delete from session where tenant_id = $1 and user_id = $2 and kind = 'studio'"

/** Sets the permissions of an account; the caller has checked who it is. */
async function writePermissions(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  before: readonly string[],
  perms: readonly string[],
): Promise<void> {
  await tx.rows(WRITE, [ctx.tenant.id, id, [...perms]])
  if (perms.length === 0) await tx.rows(END_SESSIONS, [ctx.tenant.id, id])
  await writeAuditEntry(ctx, tx, {
    action: 'update',
    kind: 'staff',
    item: id,
    before: { perms: before },
    after: { perms },
  })
}

/** Changes what a member of staff may do; what is taken away is gone with their next call. */
export function changeStaff(
  ctx: UserCtx,
  id: number,
  { perms, base }: { perms: string[]; base: string[] },
): Promise<StaffMember | Failure> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx.rows<{ id: number; perms: string[] }>(LOCK, [ctx.tenant.id, id])
    const before = rows.find((row) => row.id === id)?.perms
    if (!before || before.length === 0) return fail('notFound')
    if (changedPermissions(before, base).length > 0) return fail('editConflict')
    const next = normalizePermissions(perms)
    if (!mayChangePermissions([...ctx.perms], before, next)) return fail('permissionAbove')
    const owners = rows.filter((row) => row.perms.includes(ALL_PERMISSIONS))
    if (owners.length === 1 && owners[0]?.id === id && !next.includes(ALL_PERMISSIONS)) return fail('lastOwner')
    await writePermissions(ctx, tx, id, before, next)
    return memberIn(ctx, tx, id)
  })
}

const FIND =
  'select id, perms from account where tenant_id = $1 and mobile = $2 and removed_at is null for no key update'

/** Makes the holder of a number one of the staff. They have to have an account: a login to the studio makes none. */
export function addStaff(
  ctx: UserCtx,
  { mobile, perms }: { mobile: string; perms: string[] },
): Promise<StaffMember | Failure> {
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<{ id: number; perms: string[] }>(FIND, [ctx.tenant.id, mobile.trim()])
    if (!row) return fail('accountUnknown')
    if (row.perms.length > 0) return badPart('mobile', 'taken', {}, ctx.language)
    const next = normalizePermissions(perms)
    if (next.length === 0) return badPart('perms', 'required', {}, ctx.language)
    if (!mayChangePermissions([...ctx.perms], [], next)) return fail('permissionAbove')
    await writePermissions(ctx, tx, row.id, [], next)
    return memberIn(ctx, tx, row.id)
  })
}
