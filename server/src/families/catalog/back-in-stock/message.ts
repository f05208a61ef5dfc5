import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { toDecimal } from '@storefront/contract/domain/money'
import { routes } from '@storefront/contract/routes'
import type { JobCtx } from '../../../kernel/context.types'
import { translate } from '../../../kernel/i18n'
import { type StockFact, stockMessages, type TopicMessages } from '../../../lib/credential'
import { chineseMoment } from '../../../lib/day'
import { type MiniVendor, UpstreamError } from '../../../ports/types'
import { senders } from '../../orders/order/message'

interface NoticeRow {
  user_id: number
  product_id: number
  product_name: string
  price: number
}

const TOLD = `select r.user_id, r.product_id, p.name as product_name, least(p.price, p.promotion_price) as price from product_reservation r
  join product p on p.tenant_id = r.tenant_id and p.id = r.product_id and p.is_active
  where r.tenant_id = $1 and r.id = $2 and r.status = 'told'`

// The oldest consent whose user has an id with its vendor; two concurrent senders take different ones.
const CLAIM = `with chosen as (
    select g.id, p.open_id from notify_grant g
      join unnest($4::text[], $5::text[], $6::text[]) as m (vendor, app_id, template) using (vendor, app_id, template)
      cross join lateral (select i.open_id from identity i where i.tenant_id = $1 and i.user_id = $2 and i.vendor = g.vendor and i.app_id = g.app_id
        order by i.created_at desc limit 1) p
    where g.tenant_id = $1 and g.user_id = $2 and g.used_at is null order by g.id limit 1 for update of g skip locked)
  update notify_grant n set used_at = $3 from chosen c where n.tenant_id = $1 and n.id = c.id and n.used_at is null
  returning n.id, n.vendor, n.template, c.open_id`

interface Leave {
  id: number
  vendor: MiniVendor
  template: string
  open_id: string
}

/** WeChat's maximum number of characters in a field of the kind `thing`. */
const THING_MAX = 20

/**
 * Sends one back-in-stock message to a notified subscriber, by the mini-program for which the user gave consent, and uses
 * that consent up. Nothing is sent without consent, or when the subscription's status has changed. If the message was
 * certainly not sent, the consent is restored and the function throws; a message that may have been sent is not repeated.
 * @param key the subscription's id
 */
export async function sendStockMessage(ctx: JobCtx, key: string): Promise<void> {
  const { told, all } = await ctx.db.read(async (tx) => ({
    told: (await tx.rows<NoticeRow>(TOLD, [ctx.tenant.id, Number(key)]))[0],
    all: await stockMessages(tx, ctx.tenant.id),
  }))
  if (!told) return
  const targets = all.flatMap(({ vendor, app, templates }) => templates.map((template) => ({ vendor, appId: app.appId, template })))
  const columns = [targets.map(({ vendor }) => vendor), targets.map(({ appId }) => appId), targets.map(({ template }) => template)]
  const [leave] = await ctx.db.tx((tx) => tx.rows<Leave>(CLAIM, [ctx.tenant.id, told.user_id, ctx.now, ...columns]))
  const messages = all.find(({ vendor }) => vendor === leave?.vendor)
  if (!leave || !messages) return
  const page = `${routes.find(({ name }) => name === 'shop.product.detail')?.page ?? ''}?id=${told.product_id}`
  try {
    const message = { openId: leave.open_id, template: leave.template, page, fields: fieldsOf(ctx, messages, told) }
    const result = await senders[leave.vendor](ctx, messages.app, message)
    if (result.state !== 'sent')
      ctx.log.warn({ tenant: ctx.tenant.slug, subscription: key, vendor: leave.vendor, ...result }, 'a message about stock did not reach its reader')
  } catch (error) {
    if (error instanceof UpstreamError)
      await ctx.db.tx((tx) => tx.rows('update notify_grant set used_at = null where tenant_id = $1 and id = $2', [ctx.tenant.id, leave.id]))
    throw error
  }
}

/** The facts in WeChat's forms, which suit Alipay, too. */
function fieldsOf(ctx: JobCtx, { fields }: TopicMessages<StockFact>, { product_name, price }: NoticeRow): Record<string, string> {
  const { symbol, exponent } = ctx.tenant.currency
  return {
    [fields.product]: [...product_name].slice(0, THING_MAX).join(''),
    [fields.price]: `${symbol.length === 1 ? symbol : ''}${toDecimal(price, exponent)}`,
    [fields.time]: chineseMoment(ctx.tenant, ctx.now),
    [fields.hint]: translate(DEFAULT_LANGUAGE, 'catalog.stockHint'),
  }
}
