import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { recordName } from './host'

const DAY_MS = 86_400_000

const TOKEN = 'select token from tenant_domain where tenant_id = $1 and host = $2 and token is not null'
// Only of the proof that was looked for: the host may have been removed and proved anew meanwhile.
const NOTE = `update tenant_domain set checked_at = $4, failures = case when $5 then 0 else failures + 1 end
  where tenant_id = $1 and host = $2 and token = $3 returning 1`

/**
 * Writes down whether the record of a given host is there. Whatever it says, the host stays the site's: only staff take
 * it away.
 */
export const noteProof = (
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant' | 'now'>,
  host: string,
  token: string,
  isThere: boolean,
): Promise<unknown[]> => tx.rows(NOTE, [ctx.tenant.id, host, token, ctx.now, isThere])

/** Plans the next look at a host that was proved, a day from now. */
export const scheduleRecheck = (tx: Connection, ctx: Pick<JobCtx, 'tenant' | 'now'>, host: string): Promise<void> =>
  scheduleJob(tx, {
    tenantId: ctx.tenant.id,
    kind: 'domain_check',
    key: host,
    runAt: new Date(ctx.now.getTime() + DAY_MS),
  })

/**
 * Looks again for the record that proved a host, and plans the next look. A name server that does not answer says
 * nothing about the record: the look is repeated soon and counts as no failure.
 * @param key the host
 */
export async function recheckDomain(ctx: JobCtx, key: string): Promise<void> {
  const [row] = await ctx.db.read((tx) => tx.rows<{ token: string }>(TOKEN, [ctx.tenant.id, key]))
  const texts = row ? await ctx.ports.dns.texts(recordName(key)) : []
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, ctx.tenant.id, 'domain_check', key)
    const rows = row ? await noteProof(tx, ctx, key, row.token, texts.includes(row.token)) : []
    if (rows.length > 0) await scheduleRecheck(tx, ctx, key)
  })
}
