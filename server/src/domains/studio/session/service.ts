import { insert } from '../../../db/insert'
import type { Page } from '@storefront/contract/entities/common'
import type { StudioMe, StudioSession } from '@storefront/contract/entities/studio/session'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import type { CookieJar } from '../../../http/call/handler'
import { ownHosts } from '../../shared/foreign-pictures'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { randomToken, sha256 } from '../../../lib/random'
import { STUDIO_SESSION_DAYS } from '../../../http/request/session'
import { provesByCode } from '../../account/login/proof'
import { spendCode } from '../../account/login/verification-code'
import { writeAuditEntry } from '../audit/record'
import { hasTotp, spendTotp } from './totp'

/** The account of a number that belongs to the site's staff. */
const STAFF = `select id, uuid, auid, name, mobile, node, perms from account
  where tenant_id = $1 and mobile = $2 and cardinality(perms) > 0 and removed_at is null`

export interface StaffRow {
  id: number
  uuid: string
  auid: string
  name: string
  mobile: string
  node: number | null
  perms: string[]
}

interface Credentials {
  mobile: string
  verify_code: string
  /** The code of the authenticator, if the account has one. */
  totp?: string
}

/**
 * Logs one of the site's staff in. Only who holds the number's code learns whether it belongs to the staff; a login
 * makes no account. A code stays good while the authenticator's is missing or wrong. By a number that was changed
 * lately nothing delicate is open.
 */
export async function loginStudio(
  ctx: Ctx,
  { mobile, verify_code, totp }: Credentials,
  cookies: CookieJar,
): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const failure = await spendCode(tx, ctx, mobile, 'm_studio', verify_code)
    if (failure) return failure
    const [staff] = await tx.rows<StaffRow>(STAFF, [ctx.tenant.id, mobile])
    if (!staff) return fail('staffOnly')
    return openStudioSession(ctx, tx, staff, totp, cookies)
  })
}

/**
 * Opens a session of the studio for staff whose number is proved; asks for a code of their authenticator if they have
 * one.
 */
export async function openStudioSession(
  ctx: Ctx,
  tx: Connection,
  staff: StaffRow,
  totp: string | undefined,
  cookies: CookieJar,
): Promise<{ ok: true } | Failure> {
  const totpFailure = await spendTotp(ctx, tx, staff.id, totp)
  if (totpFailure) return totpFailure
  const verifiedAt = (await hasTotp(ctx, tx, staff.id)) || (await provesByCode(ctx, tx, staff.id)) ? ctx.now : null
  if (ctx.session) await endSession(ctx, tx, ctx.session.id)
  const token = randomToken()
  const expiresAt = new Date(ctx.now.getTime() + STUDIO_SESSION_DAYS * 86_400_000)
  const values = {
    tenantId: ctx.tenant.id,
    tokenHash: sha256(token),
    userId: staff.id,
    kind: 'studio',
    agent: ctx.client.agent,
  } as const
  const [row] = await insert(
    tx,
    'session',
    { ...values, createdAt: ctx.now, seenAt: ctx.now, verifiedAt, expiresAt },
    { returning: ['id'] },
  )
  if (!row) throw new Error('a session without an id')
  const session = { id: row.id, tokenHash: values.tokenHash, kind: 'studio', verifiedAt } as const
  await writeAuditEntry(actorOf(ctx, staff, session), tx, { action: 'login', kind: 'session', item: row.id })
  cookies.setSession(token, expiresAt)
  return { ok: true as const }
}

/** Returns the context of an action by staff whom the request itself logs in. */
export const actorOf = (ctx: Ctx, staff: StaffRow, session: UserCtx['session'] = null): UserCtx => ({
  ...ctx,
  user: { ...staff, avatarId: null, language: null },
  session,
})

const END = "delete from session where tenant_id = $1 and id = $2 and kind = 'studio' returning 1"

async function endSession(ctx: Ctx, tx: Connection, id: number): Promise<void> {
  await tx.rows(END, [ctx.tenant.id, id])
}

/** Ends the session that the call came with. */
export async function logoutStudio(ctx: UserCtx, cookies: CookieJar): Promise<{ ok: true }> {
  await ctx.db.tx(async (tx) => {
    if (!ctx.session) return
    await endSession(ctx, tx, ctx.session.id)
    await writeAuditEntry(ctx, tx, { action: 'logout', kind: 'session', item: ctx.session.id })
  })
  cookies.clearSession()
  return { ok: true }
}

// At most once a minute: the list of sessions needs no more, and the studio asks often.
const SEEN = `update session set seen_at = $3 where tenant_id = $1 and id = $2 and (seen_at is null or seen_at < $3::timestamptz - interval '1 minute')`

/** Returns the logged-in user; records that the session is in use. */
export async function readStudioMe(ctx: UserCtx): Promise<StudioMe> {
  const { tenant, user } = ctx
  const avatar = await ctx.db.tx(async (tx) => {
    await tx.rows(SEEN, [tenant.id, ctx.session?.id ?? 0, ctx.now])
    const [row] = await tx.rows<PictureRow>(
      `select ${PICTURE_COLUMNS} from image im where im.tenant_id = $1 and im.id = $2`,
      [tenant.id, user.avatarId],
    )
    return pictureOf(ctx.ports.storage, row ?? null)
  })
  const { country, currency, timeZone, name, slug } = tenant
  return {
    user: { uuid: user.uuid, name: user.name, avatar },
    perms: [...ctx.perms],
    language: ctx.language,
    is_home: ctx.sites !== null,
    site: {
      ...{ name, slug, currency, country: country.code },
      logo_url: tenant.site.logo_square_url,
      mobile_url: `${ctx.client.webRoot}/`,
      hosts: ownHosts(ctx),
      language: tenant.language,
      languages: tenant.config.languages,
      time_zone: timeZone,
      theme: tenant.site.theme,
    },
  }
}

interface SessionRow {
  id: number
  agent: string
  created_at: string | Date
  seen_at: string | Date | null
  expires_at: string | Date
}

const moment = (value: string | Date): string => new Date(value).toISOString()

/** Returns the caller's sessions that are not over. */
export async function listSessions(ctx: UserCtx): Promise<Page<StudioSession>> {
  const rows = await ctx.db.read((tx) =>
    tx.rows<SessionRow>(
      `select id, agent, created_at, seen_at, expires_at from session
        where tenant_id = $1 and user_id = $2 and kind = 'studio' and expires_at > $3 order by id desc limit 100`,
      [ctx.tenant.id, ctx.user.id, ctx.now],
    ),
  )
  const results = rows.map(({ id, agent, created_at, seen_at, expires_at }) => ({
    id,
    agent,
    created_at: moment(created_at),
    seen_at: seen_at === null ? null : moment(seen_at),
    expires_at: moment(expires_at),
    is_current: id === ctx.session?.id,
  }))
  return { count: results.length, results }
}

/** Ends one of the caller's own sessions. */
export async function revokeSession(ctx: UserCtx, id: number, cookies: CookieJar): Promise<{ ok: true } | Failure> {
  const result = await ctx.db.tx(async (tx) => {
    const rows = await tx.rows(
      "delete from session where tenant_id = $1 and user_id = $2 and id = $3 and kind = 'studio' returning 1",
      [ctx.tenant.id, ctx.user.id, id],
    )
    if (rows.length === 0) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'logout', kind: 'session', item: id })
    return { ok: true as const }
  })
  if (id === ctx.session?.id) cookies.clearSession()
  return result
}
