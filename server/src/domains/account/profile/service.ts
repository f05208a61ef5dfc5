import { isEmail } from '@storefront/contract/domain/forms/input'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { dayOf } from '../../../lib/day'
import { moderate } from '../../community/moderation/moderate'
import { recordLoginChange } from './login-change'
import { contactOf } from './number-change'
import { findUser, lockUser, presentUser } from './user'

interface Particulars {
  name?: string
  email?: string
  /** YYYY-MM-DD; null takes it away. */
  birthday?: string | null
  /** Id of a stored picture. */
  avatar?: number
}

/** A picture that this user uploaded, or one of the site's own; another user's is theirs alone. */
const PICTURE = 'select 1 from image where tenant_id = $1 and id = $2 and (user_id is null or user_id = $3)'

const PROFILE =
  'select name, pending_name, avatar_id, pending_avatar_id from account where tenant_id = $1 and id = $2 for no key update'
const OFFER_AVATAR = 'update account set pending_avatar_id = $3 where tenant_id = $1 and id = $2'

interface ProfileRow {
  name: string
  pending_name: string | null
  avatar_id: number | null
  pending_avatar_id: number | null
}

/**
 * Brings a name and a picture to where all see them, or holds them: what waits already is looked at with what is new.
 */
async function showPerson(
  ctx: UserCtx,
  tx: Connection,
  name: string | undefined,
  avatar: number | undefined,
): Promise<Failure | null> {
  const [row] = await tx.rows<ProfileRow>(PROFILE, [ctx.tenant.id, ctx.user.id])
  const isNewName = name !== undefined && name !== row?.name
  const isNewAvatar = avatar !== undefined && avatar !== row?.avatar_id
  if (!row || !(isNewName || isNewAvatar)) return null
  if (isNewAvatar) await tx.rows(OFFER_AVATAR, [ctx.tenant.id, ctx.user.id, avatar])
  const picture = isNewAvatar ? avatar : row.pending_avatar_id
  const text = isNewName ? name : (row.pending_name ?? row.name)
  const status = await moderate(ctx, tx, {
    kind: 'profile',
    id: ctx.user.id,
    text,
    images: picture === null ? [] : [picture],
  })
  return status instanceof Failure ? status : null
}

/** Returns the user of this session. */
export async function readMe(ctx: UserCtx): Promise<UserInfo | Failure> {
  const row = await ctx.db.read((tx) => findUser(tx, ctx.tenant.id, ctx.user.id))
  return row ? presentUser(ctx, row) : fail('loginRequired')
}

/** Updates the user's particulars; what is left out stays, an empty e-mail address is removed. */
export async function updateMe(ctx: UserCtx, changes: Particulars): Promise<UserInfo | Failure> {
  const name = changes.name?.trim()
  const email = changes.email?.trim()
  if (name === '') return badPart('name', 'required', {}, ctx.language)
  if (email && !isEmail(email)) return fail('emailInvalid')
  if (changes.birthday && changes.birthday > dayOf(ctx.tenant, ctx.now))
    return badPart('birthday', 'inFuture', {}, ctx.language)
  return ctx.db.tx(async (tx) => {
    if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
    if (
      changes.avatar !== undefined &&
      (await tx.rows(PICTURE, [ctx.tenant.id, changes.avatar, ctx.user.id])).length === 0
    )
      return fail('notFound')
    if (email !== undefined && email !== (await contactOf(ctx, tx, ctx.user.id)).email)
      await recordLoginChange(ctx, tx, 'email')
    await change(ctx, tx, email, changes.birthday)
    const failure = await showPerson(ctx, tx, name, changes.avatar)
    if (failure) return failure
    const row = await findUser(tx, ctx.tenant.id, ctx.user.id)
    return row ? presentUser(ctx, row) : fail('loginRequired')
  })
}

const CHANGE = `update account set email = coalesce($3::text, email), birthday = case when $4::boolean then $5::date else birthday end
  where tenant_id = $1 and id = $2`

/** Writes what the body names: undefined leaves a value as it is, null takes the birthday away. */
async function change(
  ctx: UserCtx,
  tx: Connection,
  email: string | undefined,
  birthday: string | null | undefined,
): Promise<void> {
  // Nothing to change is no statement at all.
  if (email === undefined && birthday === undefined) return
  await tx.rows(CHANGE, [ctx.tenant.id, ctx.user.id, email ?? null, birthday !== undefined, birthday ?? null])
}
