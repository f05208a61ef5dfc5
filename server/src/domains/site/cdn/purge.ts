import type { JobCtx, Tenant } from '../../../core/context.types'
import { readContentVersion } from '../../../http/call/content-version'

/** Returns the tag of all documents of a site in a CDN. */
export const cdnTagOf = ({ id }: Pick<Tenant, 'id'>): string => `site-${id}`

const FINISH = "delete from job where tenant_id = $1 and kind = 'cdn_purge' and key::bigint <= $2"

/** Has a CDN forget the documents of a site; one purge is for all changes until then. */
export async function purgeCdn(ctx: JobCtx): Promise<void> {
  const version = await readContentVersion(ctx.db, ctx.tenant.id)
  if (ctx.ports.cdn.isOn) await ctx.ports.cdn.purge([cdnTagOf(ctx.tenant)])
  await ctx.db.tx((tx) => tx.rows(FINISH, [ctx.tenant.id, version], 'cdn_purge_finish'))
}
