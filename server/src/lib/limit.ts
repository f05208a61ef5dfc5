import { Failure, fail } from '../failure'
import type { Ctx } from '../kernel/ctx'

const COUNT = `insert into rate_limit as r (tenant_id, key, window_start, count) values ($1, $2, $3, 1)
  on conflict (tenant_id, key) do update set
    count = case when r.window_start = excluded.window_start then r.count + 1 else 1 end,
    window_start = excluded.window_start
  returning count`

/**
 * Counts one call under `key` in the present fixed window and refuses those above `max`. In the database,
 * because other processes count the same; in a transaction of its own, so that refused calls count, too.
 */
export async function countCall(ctx: Ctx, key: string, max: number, windowSeconds: number): Promise<Failure | null> {
  const count = await callsOf(ctx, key, max, windowSeconds)
  return count instanceof Failure ? count : null
}

/** The same, giving how many there were with this one. */
export async function callsOf(ctx: Ctx, key: string, max: number, windowSeconds: number): Promise<number | Failure> {
  const windowMs = windowSeconds * 1000
  const start = Math.floor(ctx.now.getTime() / windowMs) * windowMs
  const [row] = await ctx.db.tx((q) => q.rows<{ count: number }>(COUNT, [ctx.tenant.id, key, new Date(start)]))
  const count = row?.count ?? 0
  if (count <= max) return count
  return fail('tooMany', { seconds: Math.ceil((start + windowMs - ctx.now.getTime()) / 1000) })
}
