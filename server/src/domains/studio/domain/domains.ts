import { DOMAIN_FAILURES_MAX } from '@storefront/contract/constants'
import type { Page } from '@storefront/contract/entities/common'
import type { StudioDomain } from '@storefront/contract/entities/studio/domain'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import { cancelJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { randomCode } from '../../../lib/random'
import { writeAuditEntry } from '../audit/record'
import { domainHost, recordName } from './host'
import { noteProof, scheduleRecheck } from './recheck'

/** Hosts that a site may wait for at once. */
const WAITING_MAX = 20
const TOKEN_LENGTH = 24

interface DomainRow {
  host: string
  /** It is the site's; otherwise it waits for its proof. */
  is_given: boolean
  is_main: boolean
  /** Null of one that was given without a proof. */
  token: string | null
  checked_at: string | null
  failures: number
}

const DOMAINS = `select host, true as is_given, is_main, token, checked_at, failures from tenant_domain where tenant_id = $1
  union all select host, false, false, token, checked_at, 0 from domain_claim where tenant_id = $1 order by is_given desc, is_main desc, host`
const CLAIM = `insert into domain_claim (tenant_id, host, token, created_at) values ($1, $2, $3, $4)
  on conflict (tenant_id, host) do update set token = domain_claim.token`
const NOTE_CHECK = 'update domain_claim set checked_at = $3 where tenant_id = $1 and host = $2'
// The host is the key of all sites' table, so of two sites that prove it one gets it. The first one of a site is its
// main one.
const GIVE = `insert into tenant_domain (host, tenant_id, is_main, token, checked_at)
  select $2, $1, not exists (select 1 from tenant_domain where tenant_id = $1 and is_main), $3, $4 on conflict do nothing returning 1`
const CHOOSE = 'update tenant_domain set is_main = true where tenant_id = $1 and host = $2 returning 1'

/**
 * Lets one change of a site's hosts wait for the other: which is the main one, and what waits, is a matter of all of
 * them.
 */
const lockHosts = (tx: Connection, ctx: UserCtx) =>
  tx.rows("select pg_advisory_xact_lock($1, hashtext('domains'))", [ctx.tenant.id])

const stateOf = ({ is_given, failures }: DomainRow): StudioDomain['state'] => {
  if (!is_given) return 'waiting'
  return failures >= DOMAIN_FAILURES_MAX ? 'lost' : 'verified'
}

function present(row: DomainRow): StudioDomain {
  const { host, is_main, token, checked_at } = row
  const state = stateOf(row)
  return {
    host,
    state,
    is_main,
    record: token === null || state === 'verified' ? null : { name: recordName(host), value: token },
    checked_at: checked_at === null ? null : new Date(checked_at).toISOString(),
  }
}

const rowsIn = (ctx: UserCtx, tx: Connection) => tx.rows<DomainRow>(DOMAINS, [ctx.tenant.id])
const rowIn = async (ctx: UserCtx, tx: Connection, host: string) =>
  (await rowsIn(ctx, tx)).find((row) => row.host === host)

async function domainIn(ctx: UserCtx, tx: Connection, host: string): Promise<StudioDomain | Failure> {
  const row = await rowIn(ctx, tx, host)
  return row ? present(row) : fail('notFound')
}

/** Returns the site's hosts, verified ones first. */
export function listDomains(ctx: UserCtx): Promise<Page<StudioDomain>> {
  return ctx.db.read(async (tx) => {
    const rows = await rowsIn(ctx, tx)
    return { count: rows.length, results: rows.map(present) }
  })
}

/** Wants a host; one that waits already keeps its record. What the server itself is reached by is nobody's to take. */
export async function addDomain(ctx: UserCtx, text: string): Promise<StudioDomain | Failure> {
  const host = domainHost(text)
  if (host === null || host === new URL(ctx.client.origin).hostname)
    return badPart('host', 'notOffered', {}, ctx.language)
  return ctx.db.tx(async (tx) => {
    await lockHosts(tx, ctx)
    const rows = await rowsIn(ctx, tx)
    const row = rows.find((other) => other.host === host)
    if (row) return row.is_given ? fail('domainTaken') : present(row)
    if (rows.filter(({ is_given }) => !is_given).length >= WAITING_MAX) return fail('domainLimit')
    await tx.rows(CLAIM, [ctx.tenant.id, host, `storefront-${randomCode(TOKEN_LENGTH)}`, ctx.now])
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'domain', item: host })
    return domainIn(ctx, tx, host)
  })
}

/**
 * Looks for the record of a host that waits and gives it to the site, or notes that the record of one that is given is
 * there: domainUnproved without the record, domainTaken when it is another site's by now. No transaction is open while
 * the name server is asked.
 */
export async function checkDomain(ctx: UserCtx, host: string): Promise<StudioDomain | Failure> {
  const row = await ctx.db.read((tx) => rowIn(ctx, tx, host))
  if (!row) return fail('notFound')
  const { token } = row
  if (token === null) return present(row)
  const texts = await ctx.ports.dns.texts(recordName(host))
  const isThere = texts.includes(token)
  if (row.is_given && isThere) await ctx.db.tx((tx) => noteProof(tx, ctx, host, token, true))
  if (!row.is_given) await ctx.db.tx((tx) => tx.rows(NOTE_CHECK, [ctx.tenant.id, host, ctx.now]))
  if (!isThere) return fail('domainUnproved')
  return ctx.db.tx(async (tx) => {
    await lockHosts(tx, ctx)
    // Gone when it was given up meanwhile.
    const claims = await tx.rows(
      'delete from domain_claim where tenant_id = $1 and host = $2 and token = $3 returning 1',
      [ctx.tenant.id, host, token],
    )
    if (claims.length === 0) return domainIn(ctx, tx, host)
    if ((await tx.rows(GIVE, [ctx.tenant.id, host, token, ctx.now])).length === 0) return fail('domainTaken')
    await scheduleRecheck(tx, ctx, host)
    await writeAuditEntry(ctx, tx, { action: 'publish', kind: 'domain', item: host })
    return domainIn(ctx, tx, host)
  })
}

/** Makes one of the site's hosts the one that addresses are made of. */
export function chooseMainDomain(ctx: UserCtx, host: string): Promise<StudioDomain | Failure> {
  return ctx.db.tx(async (tx) => {
    await lockHosts(tx, ctx)
    const before = (await rowsIn(ctx, tx)).find(({ is_main }) => is_main)?.host ?? null
    await tx.rows('update tenant_domain set is_main = false where tenant_id = $1 and is_main', [ctx.tenant.id])
    if ((await tx.rows(CHOOSE, [ctx.tenant.id, host])).length === 0) return fail('notFound')
    await writeAuditEntry(ctx, tx, {
      action: 'update',
      kind: 'domain',
      item: host,
      before: { main: before },
      after: { main: host },
    })
    return domainIn(ctx, tx, host)
  })
}

/** Takes a host from the site, whether it was proved or waits; another one of the site becomes the main one. */
export function removeDomain(ctx: UserCtx, host: string): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    await lockHosts(tx, ctx)
    const key = [ctx.tenant.id, host]
    const row = await rowIn(ctx, tx, host)
    if (!row) return fail('notFound')
    await tx.rows(
      `delete from ${row.is_given ? 'tenant_domain' : 'domain_claim'} where tenant_id = $1 and host = $2`,
      key,
    )
    await cancelJob(tx, ctx.tenant.id, 'domain_check', host)
    const [next] = row.is_main ? await rowsIn(ctx, tx) : []
    if (next?.is_given) await tx.rows(CHOOSE, [ctx.tenant.id, next.host])
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'domain', item: host })
    return { ok: true as const }
  })
}
