import type { OrderStatus } from '@storefront/contract/domain/order'
import { toDecimal } from '@storefront/contract/domain/money'
import { routes } from '@storefront/contract/routes'
import type { Connection } from '../../../db'
import { scheduleWork } from '../../../due/queue'
import type { WorkCtx } from '../../../kernel/ctx'
import { orderStatusWords } from '../../../kernel/words'
import { type OrderFact, type OrderMessages, orderMessages } from '../../../lib/credential'
import { chineseMoment } from '../../../lib/day'
import { withAccessToken } from '../../../lib/wechat-token'
import { type SubscribeResult, UpstreamError } from '../../../ports/types'
import type { OrderRow } from './present'
import { findOrderById } from './repo'

const OPEN = `g.tenant_id = $1 and g.user_id = $2 and g.used_at is null and (g.order_number is null or g.order_number = $3)`

/** Plans to tell the buyer how an order stands now, when they gave leave for a message. */
export async function planOrderMessage(ctx: WorkCtx, q: Connection, order: OrderRow, status: OrderStatus): Promise<void> {
  const open = await q.rows(`select 1 from notify_grant g where ${OPEN} limit 1`, [ctx.tenant.id, order.user_id, order.number])
  if (open.length > 0) await scheduleWork(q, { tenantId: ctx.tenant.id, kind: 'notify_order', key: `${order.id}:${status}`, runAt: ctx.now })
}

// A leave for this very order goes first; of two senders at once, each takes another one.
const CLAIM = `update notify_grant set used_at = $4 where tenant_id = $1 and used_at is null and id = (
    select g.id from notify_grant g where ${OPEN} and g.app_id = $5 and g.template = any($6::text[])
    order by g.order_number nulls last, g.id limit 1 for update skip locked)
  returning id, template, (select i.open_id from identity i where i.tenant_id = $1 and i.user_id = $2 and i.vendor = 'weapp' and i.app_id = $5
    order by i.created_at desc limit 1) as open_id`

interface Grant {
  id: number
  template: string
  open_id: string | null
}

/**
 * Sends one message about an order to its buyer's WeChat, using up one leave. Nothing is sent when there is no leave, or
 * when the order has moved on, which has a message of its own. A message that surely did not go gives its leave back
 * and throws; one that may have gone is not repeated.
 * @param key the order's id and its status, `12:shipped`.
 */
export async function sendOrderMessage(ctx: WorkCtx, key: string): Promise<void> {
  const [id, status] = key.split(':')
  const { order, messages } = await ctx.db.read(async (q) => ({
    order: await findOrderById(q, ctx.tenant.id, Number(id)),
    messages: await orderMessages(q, ctx.tenant.id),
  }))
  if (!order || !messages || order.status !== status) return
  const { app, templates } = messages
  const [grant] = await ctx.db.tx((q) => q.rows<Grant>(CLAIM, [ctx.tenant.id, order.user_id, order.number, ctx.now, app.appId, templates]))
  if (!grant?.open_id) return
  const result = await deliver(ctx, messages, order, grant, grant.open_id)
  if (result.state !== 'sent') ctx.log.warn({ tenant: ctx.tenant.slug, order: order.number, ...result }, 'a message about an order did not reach its buyer')
}

async function deliver(ctx: WorkCtx, messages: OrderMessages, order: OrderRow, { id, template }: Grant, openId: string): Promise<SubscribeResult> {
  const message = { openId, template, page: orderPage(order), fields: fieldsOf(ctx, messages, order) }
  try {
    return await withAccessToken(ctx, messages.app, (token) => ctx.ports.wechatWeb.sendSubscribe(token, message))
  } catch (error) {
    if (error instanceof UpstreamError)
      await ctx.db.tx((q) => q.rows('update notify_grant set used_at = null where tenant_id = $1 and id = $2', [ctx.tenant.id, id]))
    throw error
  }
}

function orderPage({ number }: OrderRow): string {
  const row = routes.find(({ name }) => name === 'shop.order.detail')
  return `${row?.page ?? ''}?number=${number}`
}

/** The facts in the vendor's forms: it takes a price with one sign, Chinese words and a Chinese date only, whatever the site's language. */
function fieldsOf(ctx: WorkCtx, { fields }: OrderMessages, order: OrderRow): Record<string, string> {
  const { symbol, exponent } = ctx.tenant.currency
  const values: Record<OrderFact, string> = {
    number: order.number,
    amount: `${symbol.length === 1 ? symbol : ''}${toDecimal(order.total, exponent)}`,
    status: orderStatusWords[order.status]['zh-cn'],
    time: chineseMoment(ctx.tenant, ctx.now),
  }
  return Object.fromEntries(Object.entries(values).map(([fact, value]) => [fields[fact as OrderFact], value]))
}
