import type { Invitation } from '@storefront/contract/entities/promotion/coins'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { typedCode } from '../../../lib/random'
import { linksTo } from '../../../lib/route-links'
import { lockUser } from '../../account/profile/user'
import { earnCoins } from './earn'

const CREATE =
  'insert into invite_code (tenant_id, user_id, code) values ($1, $2, $3) on conflict (tenant_id, user_id) do nothing returning code'
const OWN = 'select code from invite_code where tenant_id = $1 and user_id = $2'
const FACTS = `select (select count(*)::int from invitation where tenant_id = $1 and inviter_id = $2) as count,
  exists (select 1 from account a where a.tenant_id = $1 and a.id = $2 and a.created_at > $3::timestamptz - interval '1 day'
    and not exists (select 1 from invitation i where i.tenant_id = $1 and i.invitee_id = $2)) as can_accept`

/**
 * Returns the user's code. Read by a statement of its own: the one that inserts does not see what another call inserted
 * meanwhile.
 */
async function ownCode(tx: Connection, ctx: UserCtx): Promise<string> {
  const own = [ctx.tenant.id, ctx.user.id]
  const rows = await tx.rows<{ code: string }>(CREATE, [...own, typedCode()], 'invite_create')
  const [row] = rows.length > 0 ? rows : await tx.rows<{ code: string }>(OWN, own, 'invite_own')
  if (!row) throw new Error('an invitation code is neither new nor there')
  return row.code
}

async function presentInvitation(tx: Connection, ctx: UserCtx): Promise<Invitation> {
  const code = await ownCode(tx, ctx)
  const [facts] = await tx.rows<{ count: number; can_accept: boolean }>(
    FACTS,
    [ctx.tenant.id, ctx.user.id, ctx.now],
    'invite_facts',
  )
  const { web, page } = linksTo(ctx, 'gamification.invite', null, `code=${code}`)
  return {
    code,
    share_link: web,
    path: page,
    count: facts?.count ?? 0,
    can_accept: facts?.can_accept ?? false,
  }
}

/** Returns the user's code, which is made when it is asked for first, and how many came by it. */
export const readInvitation = (ctx: UserCtx): Promise<Invitation> => ctx.db.tx((tx) => presentInvitation(tx, ctx))

const INVITER = `select c.user_id from invite_code c join account a on a.tenant_id = $1 and a.id = c.user_id
  where c.tenant_id = $1 and c.code = $2 and a.removed_at is null`
const CIRCLE = 'select 1 where closes_invitation_circle($1, $2, $3)'
const ACCEPT = `insert into invitation (tenant_id, invitee_id, inviter_id, created_at)
  select $1, $2, $3, $4 from account a where a.tenant_id = $1 and a.id = $2 and a.created_at > $4::timestamptz - interval '1 day'
  on conflict do nothing returning 1`

/**
 * The trigger of the table takes the same lock: it alone is the guard, the statement after this one says it without an
 * error.
 */
const LOCK_TREE = "select pg_advisory_xact_lock($1, hashtext('invitation'))"

/**
 * Records the inviter of a new user, once; a cycle of invitations of any length is refused. The inviter earns coins.
 * Fails with `inviteWrong`, `inviteOwn`, `inviteLate`.
 */
export function acceptInvitation(ctx: UserCtx, code: string): Promise<Invitation | Failure> {
  return ctx.db.tx(async (tx) => {
    const [inviter] = await tx.rows<{ user_id: number }>(
      INVITER,
      [ctx.tenant.id, code.trim().toUpperCase()],
      'invite_find',
    )
    if (!inviter) return fail('inviteWrong')
    if (inviter.user_id === ctx.user.id) return fail('inviteOwn')
    // Both are locked, by their ids' order, because the inviter's balance changes; then the tree, which everybody else
    // may be part of.
    for (const id of [ctx.user.id, inviter.user_id].sort((a, b) => a - b)) await lockUser(tx, ctx.tenant.id, id)
    await tx.rows(LOCK_TREE, [ctx.tenant.id], 'invite_lock')
    const pair = [ctx.tenant.id, ctx.user.id, inviter.user_id]
    const isCircle = (await tx.rows(CIRCLE, pair, 'invite_circle')).length > 0
    const rows = isCircle ? [] : await tx.rows(ACCEPT, [...pair, ctx.now], 'invite_accept')
    if (rows.length === 0) return fail('inviteLate')
    // The device is the invitee's: who invites their own second account is seen by it.
    await earnCoins(ctx, tx, { userId: inviter.user_id, trigger: 'invite', ref: ctx.user.uuid })
    return presentInvitation(tx, ctx)
  })
}
