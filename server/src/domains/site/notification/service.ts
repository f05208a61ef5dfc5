import { insert } from '../../../db/insert'
import type { UserCtx } from '../../../core/context.types'
import { orderMessages, priceMessages, reservationMessages, stockMessages } from '../../shared/credential'

/** Maximum number of unused consents of one user for one template of a vendor. */
const OPEN_MAX = 20

const OPEN = `select template, count(*)::int as count from notify_grant
  where tenant_id = $1 and user_id = $2 and vendor = $3 and template = any($4::text[]) and used_at is null group by template`
const ORDER = 'select number from shop_order where tenant_id = $1 and user_id = $2 and number = $3'

/**
 * Stores the consents of a user of one of the site's mini-programs, one message each. Templates of other mini-programs,
 * and callers that are no mini-program, are ignored; an order that is not the user's own is not stored.
 */
export async function notifyConfig(
  ctx: UserCtx,
  { templates, order }: { templates: readonly string[]; order?: string },
): Promise<{ ok: true }> {
  await ctx.db.tx(async (tx) => {
    const topics = [
      await orderMessages(tx, ctx),
      await stockMessages(tx, ctx),
      await priceMessages(tx, ctx),
      await reservationMessages(tx, ctx),
    ]
    const all = topics.flat()
    const [messages, ...more] = all.filter(({ app }) => app.appId === ctx.client.miniAppId)
    if (!messages) return
    const offeredTemplates = new Set([messages, ...more].flatMap((topic) => topic.templates))
    const acceptedTemplates = [...offeredTemplates].filter((template) => templates.includes(template))
    const who = [ctx.tenant.id, ctx.user.id]
    const open = await tx.rows<{ template: string; count: number }>(OPEN, [...who, messages.vendor, acceptedTemplates])
    const fullTemplates = new Set(open.filter(({ count }) => count >= OPEN_MAX).map(({ template }) => template))
    const [own] = order === undefined ? [] : await tx.rows<{ number: string }>(ORDER, [...who, order])
    const grant = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      vendor: messages.vendor,
      appId: messages.app.appId,
      orderNumber: own?.number ?? null,
      createdAt: ctx.now,
    }
    const newTemplates = acceptedTemplates.filter((template) => !fullTemplates.has(template))
    await insert(
      tx,
      'notify_grant',
      newTemplates.map((template) => ({ ...grant, template })),
    )
  })
  return { ok: true }
}
