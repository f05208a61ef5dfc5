import type { Page } from '@storefront/contract/entities/common'
import type { StudioDomain } from '@storefront/contract/entities/studio/domain'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'
import { badPart } from '../../../kernel/validate'
import { randomCode } from '../../../lib/random'
import { writeAuditEntry } from '../audit/record'
import { domainHost, recordName } from './host'

/** Hosts that a site may wait for at once. */
const WAITING_MAX = 20
const TOKEN_LENGTH = 24

interface DomainRow {
  host: string
  is_main: boolean
  token: string | null
  checked_at: Date | string | null
}

const DOMAINS = `select host, is_main, null as token, null::timestamptz as checked_at from tenant_domain where tenant_id = $1
  union all select host, false, token, checked_at from domain_claim where tenant_id = $1 order by token nulls first, is_main desc, host`
const CLAIM = `insert into domain_claim (tenant_id, host, token, created_at) values ($1, $2, $3, $4)
  on conflict (tenant_id, host) do update set token = domain_claim.token`
const NOTE_CHECK = 'update domain_claim set checked_at = $3 where tenant_id = $1 and host = $2'
// The host is the key of all sites' table, so of two sites that prove it one gets it. The first one of a site is its main one.
const GIVE = `insert into tenant_domain (host, tenant_id, is_main)
  select $2, $1, not exists (select 1 from tenant_domain where tenant_id = $1 and is_main) on conflict do nothing returning 1`
const CHOOSE = 'update tenant_domain set is_main = true where tenant_id = $1 and host = $2 returning 1'

const present = ({ host, is_main, token, checked_at }: DomainRow): StudioDomain => ({
  host,
  state: token === null ? 'verified' : 'waiting',
  is_main,
  record: token === null ? null : { name: recordName(host), value: token },
  checked_at: checked_at === null ? null : new Date(checked_at).toISOString(),
})

const rowsIn = (ctx: UserCtx, tx: Connection) => tx.rows<DomainRow>(DOMAINS, [ctx.tenant.id])
const rowIn = async (ctx: UserCtx, tx: Connection, host: string) => (await rowsIn(ctx, tx)).find((row) => row.host === host)

async function domainIn(ctx: UserCtx, tx: Connection, host: string): Promise<StudioDomain | Failure> {
  const row = await rowIn(ctx, tx, host)
  return row ? present(row) : fail('notFound')
}

/** The site's hosts, verified ones first. */
export function listDomains(ctx: UserCtx): Promise<Page<StudioDomain>> {
  return ctx.db.read(async (tx) => {
    const rows = await rowsIn(ctx, tx)
    return { count: rows.length, results: rows.map(present) }
  })
}

/** Wants a host; one that waits already keeps its record. What the server itself is reached by is nobody's to take. */
export async function addDomain(ctx: UserCtx, text: string): Promise<StudioDomain | Failure> {
  const host = domainHost(text)
  if (host === null || host === new URL(ctx.client.origin).hostname) return badPart('host', 'notOffered', {}, ctx.language)
  return ctx.db.tx(async (tx) => {
    const rows = await rowsIn(ctx, tx)
    const row = rows.find((other) => other.host === host)
    if (row) return row.token === null ? fail('domainTaken') : present(row)
    if (rows.filter(({ token }) => token !== null).length >= WAITING_MAX) return fail('domainLimit')
    await tx.rows(CLAIM, [ctx.tenant.id, host, `storefront-${randomCode(TOKEN_LENGTH)}`, ctx.now])
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'domain', item: host })
    return domainIn(ctx, tx, host)
  })
}

/**
 * Looks for the record of a host that waits and gives it to the site: domainUnproved without the record, domainTaken when it is
 * another site's by now. No transaction is open while the name server is asked.
 */
export async function checkDomain(ctx: UserCtx, host: string): Promise<StudioDomain | Failure> {
  const row = await ctx.db.read((tx) => rowIn(ctx, tx, host))
  if (!row) return fail('notFound')
  if (row.token === null) return present(row)
  const texts = await ctx.ports.dns.texts(recordName(host))
  await ctx.db.tx((tx) => tx.rows(NOTE_CHECK, [ctx.tenant.id, host, ctx.now]))
  if (!texts.includes(row.token)) return fail('domainUnproved')
  return ctx.db.tx(async (tx) => {
    // Gone when it was given up meanwhile.
    const claims = await tx.rows('delete from domain_claim where tenant_id = $1 and host = $2 and token = $3 returning 1', [ctx.tenant.id, host, row.token])
    if (claims.length === 0) return domainIn(ctx, tx, host)
    if ((await tx.rows(GIVE, [ctx.tenant.id, host])).length === 0) return fail('domainTaken')
    await writeAuditEntry(ctx, tx, { action: 'publish', kind: 'domain', item: host })
    return domainIn(ctx, tx, host)
  })
}

/** Makes one of the site's hosts the one that addresses are made of. */
export function chooseMainDomain(ctx: UserCtx, host: string): Promise<StudioDomain | Failure> {
  return ctx.db.tx(async (tx) => {
    const before = (await rowsIn(ctx, tx)).find(({ is_main }) => is_main)?.host ?? null
    await tx.rows('update tenant_domain set is_main = false where tenant_id = $1 and is_main', [ctx.tenant.id])
    if ((await tx.rows(CHOOSE, [ctx.tenant.id, host])).length === 0) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'update', kind: 'domain', item: host, before: { main: before }, after: { main: host } })
    return domainIn(ctx, tx, host)
  })
}

/** Takes a host from the site, whether it was proved or waits; another one of the site becomes the main one. */
export function removeDomain(ctx: UserCtx, host: string): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const key = [ctx.tenant.id, host]
    const row = await rowIn(ctx, tx, host)
    if (!row) return fail('notFound')
    await tx.rows(`delete from ${row.token === null ? 'tenant_domain' : 'domain_claim'} where tenant_id = $1 and host = $2`, key)
    const [next] = row.is_main ? await rowsIn(ctx, tx) : []
    if (next?.token === null) await tx.rows(CHOOSE, [ctx.tenant.id, next.host])
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'domain', item: host })
    return { ok: true as const }
  })
}
