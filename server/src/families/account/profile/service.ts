import { isEmail } from '@storefront/contract/domain/forms/input'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../db'
import { account } from '../../../db/schema'
import { fail, Failure } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'
import { badPart } from '../../../kernel/validate'
import { dayOf } from '../../../lib/day'
import { moderate } from '../../community/moderation/moderate'
import { findUser, presentUser } from './user'

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

/** The user of this session. */
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
  if (changes.birthday && changes.birthday > dayOf(ctx.tenant, ctx.now)) return badPart('birthday', 'inFuture', {}, ctx.language)
  return ctx.db.tx(async (tx) => {
    if (changes.avatar !== undefined && (await tx.rows(PICTURE, [ctx.tenant.id, changes.avatar, ctx.user.id])).length === 0) return fail('notFound')
    await change(ctx, tx, { email, birthday: changes.birthday, avatarId: changes.avatar })
    const status =
      name === undefined || name === ctx.user.name ? 'approved' : await moderate(ctx, tx, { kind: 'profile', id: ctx.user.id, text: name, images: [] })
    if (status instanceof Failure) return status
    const row = await findUser(tx, ctx.tenant.id, ctx.user.id)
    return row ? presentUser(ctx, row) : fail('loginRequired')
  })
}

async function change(ctx: UserCtx, tx: Connection, values: Partial<typeof account.$inferInsert>): Promise<void> {
  // Nothing to change is no statement at all.
  if (Object.values(values).every((value) => value === undefined)) return
  await tx.orm
    .update(account)
    .set(values)
    .where(and(eq(account.tenantId, ctx.tenant.id), eq(account.id, ctx.user.id)))
}
