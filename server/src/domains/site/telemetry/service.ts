import type { BodyOf } from '@storefront/contract/endpoints'
import type { telemetryEndpoints } from '@storefront/contract/endpoints/site/telemetry'
import type { Ctx } from '../../../core/context.types'
import { planForwarding } from './forward'
import { plainText } from '../../../lib/plain-text'
import { redactUrl } from '../../../lib/redact'

const INSERT = `insert into track_event (tenant_id, name, page, data, visit, account_id, created_at, is_unsent)
  select $1, e.name, e.page, e.data, $2, $3, $4, $6 from jsonb_to_recordset($5::jsonb) as e(name text, page text, data jsonb)
  returning id`

/** Characters of a client's error that are logged; the rest of a long one repeats what a page showed. */
const MESSAGE_MAX = 500
const PAGE_MAX = 120

/** Writes client errors to the server's log, one line each. */
export function logClientErrors(ctx: Ctx, entries: BodyOf<typeof telemetryEndpoints.log>['entries']): { ok: true } {
  for (const { code, message, page } of entries) {
    const client = { code, message: plainText(message, MESSAGE_MAX), page: plainText(redactUrl(page), PAGE_MAX) }
    ctx.log.warn({ client, user: ctx.user?.id, tenant: ctx.tenant.slug }, 'client error')
  }
  return { ok: true }
}

/**
 * Stores analytics events of a visitor, all with the time of the call: a device's clock is not reliable, and the delay
 * is seconds.
 */
export async function storeEvents(
  ctx: Ctx,
  events: BodyOf<typeof telemetryEndpoints.track>['events'],
): Promise<{ ok: true }> {
  const { isOn } = ctx.ports.analytics
  await ctx.db.tx(async (tx) => {
    await tx.rows(
      INSERT,
      [ctx.tenant.id, ctx.client.sid, ctx.user?.id ?? null, ctx.now, JSON.stringify(events), isOn],
      'track_keep',
    )
    if (isOn) await planForwarding(ctx, tx)
  })
  return { ok: true }
}
