import { INVITATION_DAYS, invitationState } from '@storefront/contract/domain/account/invitation'
import { mayChangePermissions, normalizePermissions } from '@storefront/contract/domain/account/staff'
import type { Page } from '@storefront/contract/entities/common'
import type { InvitationPreview, StaffInvitation } from '@storefront/contract/entities/studio/staff'
import { badPart } from '../../../core/bad-request'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { fail, Failure } from '../../../core/failure'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import type { CookieJar } from '../../../http/call/handler'
import { randomToken, sha256 } from '../../../lib/random'
import { userByMobile } from '../../account/login/service'
import { spendCode } from '../../account/login/verification-code'
import { writeAuditEntry } from '../audit/record'
import { actorOf, openStudioSession, type StaffRow } from '../session/service'

type MomentColumn = string | Date

interface InvitationRow {
  id: number
  name: string
  perms: string[]
  created_by: string
  created_at: MomentColumn
  expires_at: MomentColumn
  accepted_at: MomentColumn | null
  revoked_at: MomentColumn | null
  accepted_by: string | null
  /** Permissions that the inviter has now; none once they were dismissed or removed. */
  inviter_perms: string[]
}

const SELECT = `select i.id, i.name, i.perms, i.created_at, i.expires_at, i.accepted_at, i.revoked_at, coalesce(a.name, '') as created_by,
    case when a.removed_at is null then a.perms else '{}' end as inviter_perms,
    (select b.name from account b where b.tenant_id = $1 and b.id = i.accepted_by) as accepted_by
  from staff_invitation i join account a on a.tenant_id = $1 and a.id = i.created_by where i.tenant_id = $1`
const SHOWN_MAX = 100
const LIST = `${SELECT} order by i.id desc limit ${SHOWN_MAX}`
const ONE = `${SELECT} and i.id = $2`
const BY_TOKEN = `${SELECT} and i.token_hash = $2`

const present = (ctx: Ctx, row: InvitationRow): StaffInvitation => ({
  id: row.id,
  name: row.name,
  perms: row.perms,
  state: invitationState(row, ctx.now),
  created_by: row.created_by,
  created_at: new Date(row.created_at).toISOString(),
  expires_at: new Date(row.expires_at).toISOString(),
  accepted_by: row.accepted_by,
})

/** Returns the latest invitations, the newest first. */
export async function listInvitations(ctx: UserCtx): Promise<Page<StaffInvitation>> {
  const rows = await ctx.db.read((tx) => tx.rows<InvitationRow>(LIST, [ctx.tenant.id], 'staff_invitations'))
  return { count: rows.length, results: rows.map((row) => present(ctx, row)) }
}

/** Makes an invitation with permissions that the caller has; its secret is shown by this reply alone. */
export function inviteStaff(
  ctx: UserCtx,
  { name, perms }: { name: string; perms: string[] },
): Promise<(StaffInvitation & { token: string }) | Failure> {
  return ctx.db.tx(async (tx) => {
    const next = normalizePermissions(perms)
    if (next.length === 0) return badPart('perms', 'required', {}, ctx.language)
    if (!mayChangePermissions([...ctx.perms], [], next)) return fail('permissionAbove')
    const token = randomToken()
    const expiresAt = new Date(ctx.now.getTime() + INVITATION_DAYS * 86_400_000)
    const values = { tenantId: ctx.tenant.id, tokenHash: sha256(token), name: name.trim(), perms: next }
    const moments = { createdBy: ctx.user.id, createdAt: ctx.now, expiresAt }
    const [id] = await insert(tx, 'staff_invitation', { ...values, ...moments }, { returning: ['id'] })
    const [row] = await tx.rows<InvitationRow>(ONE, [ctx.tenant.id, id?.id ?? 0])
    if (!row) throw new Error('an invitation without a row')
    const after = { name: row.name, perms: next, expires_at: expiresAt.toISOString() }
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'staff_invitation', item: row.id, after })
    return { ...present(ctx, row), token }
  })
}

const OPEN = 'accepted_at is null and revoked_at is null and expires_at > $3'
const REVOKE = `update staff_invitation set revoked_at = $3 where tenant_id = $1 and id = $2 and ${OPEN} returning name, perms`

/** Ends an open invitation; notFound if it was accepted, revoked or expired. */
export function revokeInvitation(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const [before] = await tx.rows<{ name: string; perms: string[] }>(REVOKE, [ctx.tenant.id, id, ctx.now])
    if (!before) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'cancel', kind: 'staff_invitation', item: id, before })
    return { ok: true as const }
  })
}

/** Returns the open invitation of a secret, which its inviter could still give; else invitationGone. */
async function openInvitation(ctx: Ctx, tx: Connection, token: string): Promise<InvitationRow | Failure> {
  const [row] = await tx.rows<InvitationRow>(BY_TOKEN, [ctx.tenant.id, sha256(token)], 'staff_invitation')
  const isOpen = row && invitationState(row, ctx.now) === 'open'
  return isOpen && mayChangePermissions(row.inviter_perms, [], row.perms) ? row : fail('invitationGone')
}

/** Returns an invitation for whoever has its link: who invites whom, and to which permissions. */
export async function previewInvitation(ctx: Ctx, token: string): Promise<InvitationPreview | Failure> {
  const row = await ctx.db.read((tx) => openInvitation(ctx, tx, token))
  if (row instanceof Failure) return row
  const { name, perms, created_by } = row
  const expires_at = new Date(row.expires_at).toISOString()
  const { name: site, timeZone: time_zone } = ctx.tenant
  return { site, time_zone, is_home: ctx.sites !== null, created_by, name, perms, expires_at }
}

interface Acceptance {
  token: string
  mobile: string
  verify_code: string
  totp?: string
}

// One statement decides who of two accepts.
const ACCEPT = `update staff_invitation set accepted_by = $4, accepted_at = $3 where tenant_id = $1 and id = $2 and ${OPEN} returning perms`
const HIRE = `update account set perms = $3 where tenant_id = $1 and id = $2 and cardinality(perms) = 0 and removed_at is null
  returning id, uuid, auid, name, mobile, node, perms`

/**
 * Makes the holder of a number one of the staff by an invitation, once, and logs them in. A code stays good, and the
 * invitation open, if anything of it is refused.
 */
export function acceptInvitation(
  ctx: Ctx,
  { token, mobile, verify_code, totp }: Acceptance,
  cookies: CookieJar,
): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const failure = await spendCode(tx, ctx, mobile, 'm_studio', verify_code)
    if (failure) return failure
    const invitation = await openInvitation(ctx, tx, token)
    if (invitation instanceof Failure) return invitation
    const userId = await userByMobile(ctx, tx, mobile)
    const [accepted] = await tx.rows<{ perms: string[] }>(ACCEPT, [ctx.tenant.id, invitation.id, ctx.now, userId])
    if (!accepted) return fail('invitationGone')
    const [staff] = await tx.rows<StaffRow>(HIRE, [ctx.tenant.id, userId, accepted.perms])
    if (!staff) return fail('alreadyStaff')
    const actor = actorOf(ctx, staff)
    const after = { perms: staff.perms, invitation: invitation.id, invited_by: invitation.created_by }
    await writeAuditEntry(actor, tx, { action: 'create', kind: 'staff', item: userId, after })
    return openStudioSession(ctx, tx, staff, totp, cookies)
  })
}
