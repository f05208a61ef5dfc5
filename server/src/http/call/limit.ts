import ipaddr from 'ipaddr.js'
import type { Connection } from '../../db'
import { type Failure, fail } from '../../core/failure'
import type { Ctx } from '../../core/context.types'
import { type LimitName, type LimitRow, limitRows } from '../../core/limits'

/** Context that counting needs. */
type LimitCtx = Pick<Ctx, 'tenant' | 'now' | 'db' | 'limits'>

const COUNT = `insert into rate_limit as r (tenant_id, key, window_start, count) values ($1, $2, $3, 1)
  on conflict (tenant_id, key) do update set
    count = case when r.window_start = excluded.window_start then r.count + 1 else 1 end,
    window_start = excluded.window_start
  returning count`
const UNCOUNT =
  'update rate_limit set count = count - 1 where tenant_id = $1 and key = $2 and window_start = $3 and count > 0'

const COUNT_FOR_PLATFORM = 'select count_for_platform($1, $2) as count'
const UNCOUNT_FOR_PLATFORM = 'select uncount_for_platform($1, $2)'

const startOf = (now: Date, name: LimitName) => {
  const ms = limitRows[name].seconds * 1000
  return new Date(Math.floor(now.getTime() / ms) * ms)
}
/** The prefix that one IPv6 customer is given at least: whoever has one has all of its addresses. */
const IPV6_PREFIX = 64

/** Returns an address as it is counted: an IPv6 network as one, and IPv4 the same however a socket writes it. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4'
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_PREFIX}`).toString()
}

/** Returns the key and the window of a caller's count. */
function countOf(ctx: LimitCtx, name: LimitName, who: string | number): [key: string, start: Date] {
  const caller = limitRows[name].per === 'ip' ? addressKey(String(who)) : who
  return [`${name}:${caller}`, startOf(ctx.now, name)]
}

const isOfPlatform = (name: LimitName): boolean => {
  const row: LimitRow = limitRows[name]
  return row.of === 'platform'
}

async function count(tx: Connection, ctx: LimitCtx, name: LimitName, who: string | number): Promise<number> {
  const place = countOf(ctx, name, who)
  const [row] = isOfPlatform(name)
    ? await tx.rows<{ count: number }>(COUNT_FOR_PLATFORM, place, 'limit_count_platform')
    : await tx.rows<{ count: number }>(COUNT, [ctx.tenant.id, ...place], 'limit_count')
  return row?.count ?? 0
}

function refuse(ctx: LimitCtx, name: LimitName, calls: number): Failure | null {
  if (calls <= ctx.limits[name]) return null
  const end = startOf(ctx.now, name).getTime() + limitRows[name].seconds * 1000
  return fail('tooMany', { seconds: Math.ceil((end - ctx.now.getTime()) / 1000) })
}

/**
 * Counts one call of `who` in the present fixed window and refuses those above the limit. In the database, because
 * other processes count the same; in a transaction of its own, so that refused calls count, too. A handler of an
 * idempotent call cannot: its transaction is the call's. What it limits is a row of core/limits, counted before.
 */
export async function countCall(ctx: LimitCtx, name: LimitName, who: string | number): Promise<Failure | null> {
  return refuse(ctx, name, await callsOf(ctx, name, who))
}

/** Counts a call and returns the number of calls including it. */
export function callsOf(ctx: LimitCtx, name: LimitName, who: string | number): Promise<number> {
  return ctx.db.tx((tx) => count(tx, ctx, name, who))
}

/** Counts inside a transaction, so that a refused call leaves the count as it was. */
export async function countDone(
  tx: Connection,
  ctx: LimitCtx,
  name: LimitName,
  who: string | number,
): Promise<Failure | null> {
  return refuse(ctx, name, await count(tx, ctx, name, who))
}

/** Takes back what `countDone` counted, for what did not come about after all. */
export async function uncount(tx: Connection, ctx: LimitCtx, name: LimitName, who: string | number): Promise<void> {
  const place = countOf(ctx, name, who)
  if (isOfPlatform(name)) await tx.rows(UNCOUNT_FOR_PLATFORM, place)
  else await tx.rows(UNCOUNT, [ctx.tenant.id, ...place])
}
