import type { BodyOf } from '@storefront/contract/endpoints'
import type { base } from '@storefront/contract/endpoints/base'
import type { Ctx } from '../../../kernel/context.types'

const KEEP = `insert into track_event (tenant_id, name, page, data, visit, account_id, created_at)
  select $1, e.name, e.page, e.data, $2, $3, $4 from jsonb_to_recordset($5::jsonb) as e(name text, page text, data jsonb)`

/** Keeps what a visitor did. All at the moment of the call: a device's clock says nothing, and the wait is seconds. */
export async function keepEvents(ctx: Ctx, events: BodyOf<typeof base.track>['events']): Promise<{ ok: true }> {
  await ctx.db.tx((q) => q.rows(KEEP, [ctx.tenant.id, ctx.client.sid, ctx.user?.id ?? null, ctx.now, JSON.stringify(events)], 'track_keep'))
  return { ok: true }
}
