import type { UserCtx } from '../../../core/context.types'
import { orderMessages, reservationMessages, stockMessages } from '../../shared/credential'

/** Maximum number of unused consents of one user for one template of a vendor. */
const OPEN_MAX = 20

const GRANT = `with g as (
  select t.template, o.number from unnest($6::text[]) as t (template)
    left join shop_order o on o.tenant_id = $1 and o.user_id = $2 and o.number = $7
  where (select count(*) from notify_grant g
    where g.tenant_id = $1 and g.user_id = $2 and g.vendor = $3 and g.template = t.template and g.used_at is null) < ${OPEN_MAX})
  insert into notify_grant (tenant_id, user_id, vendor, app_id, template, order_number, created_at)
    select $1, $2, $3, $4, g.template, g.number, $5 from g returning id`

/**
 * Stores the consents of a user of one of the site's mini-programs, one message each. Templates of other mini-programs,
 * and callers that are no mini-program, are ignored; an order that is not the user's own is not stored.
 */
export async function notifyConfig(
  ctx: UserCtx,
  { templates, order }: { templates: readonly string[]; order?: string },
): Promise<{ ok: true }> {
  await ctx.db.tx(async (tx) => {
    const topics = [await orderMessages(tx, ctx), await stockMessages(tx, ctx), await reservationMessages(tx, ctx)]
    const all = topics.flat()
    const [messages, ...more] = all.filter(({ app }) => app.appId === ctx.client.miniAppId)
    if (!messages) return
    const offeredTemplates = new Set([messages, ...more].flatMap((topic) => topic.templates))
    const acceptedTemplates = [...offeredTemplates].filter((template) => templates.includes(template))
    await tx.rows(GRANT, [
      ctx.tenant.id,
      ctx.user.id,
      messages.vendor,
      messages.app.appId,
      ctx.now,
      acceptedTemplates,
      order ?? null,
    ])
  })
  return { ok: true }
}
