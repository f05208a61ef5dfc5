import type { UserCtx } from '../../kernel/ctx'
import { orderMessages } from '../../lib/credential'

/** Leaves of one user for one template that are kept unused. */
const OPEN_MAX = 20

const GRANT = `insert into notify_grant (tenant_id, user_id, app_id, template, order_number, created_at)
  select $1, $2, $3, t.template, o.number, $4 from unnest($5::text[]) as t (template)
    left join shop_order o on o.tenant_id = $1 and o.user_id = $2 and o.number = $6
  where (select count(*) from notify_grant g where g.tenant_id = $1 and g.user_id = $2 and g.template = t.template and g.used_at is null) < ${OPEN_MAX}`

/**
 * Keeps the leaves that the user of the site's mini-program gave, one message each. Templates that are not the site's,
 * and callers that are not its mini-program, leave nothing behind; an order that is not the user's own is not noted.
 */
export async function notifyConfig(ctx: UserCtx, { templates, order }: { templates: readonly string[]; order?: string }): Promise<{ ok: true }> {
  await ctx.db.tx(async (q) => {
    const messages = await orderMessages(q, ctx.tenant.id)
    if (!messages || messages.app.appId !== ctx.client.miniAppId) return
    const known = messages.templates.filter((template) => templates.includes(template))
    await q.rows(GRANT, [ctx.tenant.id, ctx.user.id, messages.app.appId, ctx.now, known, order ?? null])
  })
  return { ok: true }
}
