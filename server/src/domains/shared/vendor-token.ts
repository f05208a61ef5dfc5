import { setTimeout } from 'node:timers/promises'
import type { JobCtx } from '../../core/context.types'
import { type ExpiringToken, UpstreamError } from '../../core/ports.types'
import { randomToken } from '../../lib/random'

/** A token is renewed this long before it expires, because the caller may use it a little later. */
const EARLY_MS = 5 * 60_000
/** Longer than any vendor needs to respond; after it, the fetching process is considered dead. */
const LEASE_MS = 30_000
const WAIT_MS = 100
const WAITS_MAX = 100

type TokenCtx = Pick<JobCtx, 'tenant' | 'db' | 'now'>

interface Row {
  value: string
  expires_at: string
}

/** The right to fetch is itself a row, under this name beside the token's. */
const leaseOf = (kind: string) => `${kind} lease`

const READ = 'select value, expires_at from vendor_token where tenant_id = $1 and kind = $2'
const LEASE = `insert into vendor_token as t (tenant_id, kind, value, expires_at) values ($1, $2, $3, $4)
  on conflict (tenant_id, kind) do update set value = excluded.value, expires_at = excluded.expires_at where t.expires_at <= $5 returning 1`
const STORE = `insert into vendor_token (tenant_id, kind, value, expires_at) values ($1, $2, $3, $4)
  on conflict (tenant_id, kind) do update set value = excluded.value, expires_at = excluded.expires_at`
const DROP = 'delete from vendor_token where tenant_id = $1 and kind = $2 and value = $3'

async function read(ctx: TokenCtx, kind: string): Promise<{ value: string; leftMs: number } | null> {
  const [row] = await ctx.db.read((tx) => tx.rows<Row>(READ, [ctx.tenant.id, kind]))
  return row ? { value: row.value, leftMs: new Date(row.expires_at).getTime() - ctx.now.getTime() } : null
}

const drop = (ctx: TokenCtx, kind: string, value: string) =>
  ctx.db.tx((tx) => tx.rows(DROP, [ctx.tenant.id, kind, value]))

/**
 * Returns a token issued by a vendor and shared by all processes. One conditional statement selects the process that
 * may fetch it again, so that the vendor's daily quota is used once; no transaction is open during the request. The
 * others use the old token while it is valid, else they wait.
 * @throws UpstreamError when the fetch does, or when no process completes its fetch in time.
 */
export async function vendorToken(ctx: TokenCtx, kind: string, fetch: () => Promise<ExpiringToken>): Promise<string> {
  for (let waits = 0; waits < WAITS_MAX; waits++) {
    const current = await read(ctx, kind)
    if (current && current.leftMs > EARLY_MS) return current.value
    const holder = randomToken()
    const until = new Date(ctx.now.getTime() + LEASE_MS)
    const leased = await ctx.db.tx((tx) => tx.rows(LEASE, [ctx.tenant.id, leaseOf(kind), holder, until, ctx.now]))
    if (leased.length > 0) return fetchLeased(ctx, kind, holder, fetch)
    if (current && current.leftMs > 0) return current.value
    await setTimeout(WAIT_MS)
  }
  throw new UpstreamError('wechat', `wechat: nobody brought the ${kind}`, { undone: true })
}

async function fetchLeased(
  ctx: TokenCtx,
  kind: string,
  holder: string,
  fetch: () => Promise<ExpiringToken>,
): Promise<string> {
  try {
    // Another process may have stored it between our read and our lease.
    const current = await read(ctx, kind)
    if (current && current.leftMs > EARLY_MS) return current.value
    const { value, expiresIn } = await fetch()
    await ctx.db.tx((tx) =>
      tx.rows(STORE, [ctx.tenant.id, kind, value, new Date(ctx.now.getTime() + expiresIn * 1000)]),
    )
    return value
  } finally {
    await drop(ctx, leaseOf(kind), holder)
  }
}

/** Removes a token that the vendor no longer accepts, unless a newer one is already stored. */
export async function forgetToken(ctx: TokenCtx, kind: string, value: string): Promise<void> {
  await drop(ctx, kind, value)
}
