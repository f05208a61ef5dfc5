import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { toDecimal } from '@storefront/contract/domain/money'
import type { OrderStatus } from '@storefront/contract/domain/orders/order'
import type { Connection } from '../../../db'
import { scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { type OrderFact, type OrderMessages, orderMessages } from '../../shared/credential'
import { chineseMoment } from '../../../lib/day'
import { routeRow } from '../../../lib/route-links'
import { type MiniVendor, type SubscribeResult, UpstreamError } from '../../../core/ports.types'
import { senders } from '../../site/notification/send'
import { findOrderById, type OrderRow } from './record'

const OPEN = `g.tenant_id = $1 and g.user_id = $2 and g.used_at is null and (g.order_number is null or g.order_number = $3)`

/** Schedules a message to the buyer about the order's new status, if they gave consent. */
export async function planOrderMessage(
  ctx: JobCtx,
  tx: Connection,
  order: OrderRow,
  status: OrderStatus,
): Promise<void> {
  const open = await tx.rows(`select 1 from notify_grant g where ${OPEN} limit 1`, [
    ctx.tenant.id,
    order.user_id,
    order.number,
  ])
  if (open.length > 0)
    await scheduleJob(tx, {
      tenantId: ctx.tenant.id,
      kind: 'notify_order',
      key: `${order.id}:${status}`,
      runAt: ctx.now,
    })
}

// A consent for this very order is used first, whichever vendor it came by; two concurrent senders take different ones.
// A consent whose user has no id with its vendor is useless: it must not precede a usable one.
const CLAIM = `with chosen as (
    select g.id, p.open_id from notify_grant g
      join unnest($5::text[], $6::text[], $7::text[]) as m (vendor, app_id, template) using (vendor, app_id, template)
      cross join lateral (select i.open_id from identity i where i.tenant_id = $1 and i.user_id = $2 and i.vendor = g.vendor and i.app_id = g.app_id
        order by i.created_at desc limit 1) p
    where ${OPEN} order by g.order_number nulls last, g.id limit 1 for update of g skip locked)
  update notify_grant n set used_at = $4 from chosen c where n.tenant_id = $1 and n.id = c.id and n.used_at is null
  returning n.id, n.vendor, n.template, c.open_id`

interface Grant {
  id: number
  vendor: MiniVendor
  template: string
  open_id: string
}

/** Uses up the first consent, or finds none. */
async function claim(ctx: JobCtx, order: OrderRow, all: readonly OrderMessages[]): Promise<Grant | undefined> {
  const targets = all.flatMap(({ vendor, app, templates }) =>
    templates.map((template) => ({ vendor, appId: app.appId, template })),
  )
  const columns = [
    targets.map(({ vendor }) => vendor),
    targets.map(({ appId }) => appId),
    targets.map(({ template }) => template),
  ]
  const [grant] = await ctx.db.tx((tx) =>
    tx.rows<Grant>(CLAIM, [ctx.tenant.id, order.user_id, order.number, ctx.now, ...columns]),
  )
  return grant
}

/**
 * Sends one message about an order to its buyer, by the mini-program with the first consent, and uses that up. Nothing
 * is sent without consent, or when the order's status has changed, which has a message of its own. If the message was
 * certainly not sent, the consent is restored and the function throws; one that may have been sent is not repeated.
 * @param key the order's id and its status, `12:shipped`.
 */
export async function sendOrderMessage(ctx: JobCtx, key: string): Promise<void> {
  const [id, status] = key.split(':')
  const { order, all } = await ctx.db.read(async (tx) => ({
    order: await findOrderById(tx, ctx.tenant.id, Number(id)),
    all: await orderMessages(tx, ctx),
  }))
  if (!order || order.status !== status) return
  const grant = await claim(ctx, order, all)
  const messages = all.find(({ vendor }) => vendor === grant?.vendor)
  if (!grant || !messages) return
  const result = await deliver(ctx, messages, order, grant)
  if (result.state === 'sent') return
  ctx.log.warn(
    { tenant: ctx.tenant.slug, order: order.number, vendor: grant.vendor, ...result },
    'a message about an order did not reach its buyer',
  )
}

async function deliver(
  ctx: JobCtx,
  messages: OrderMessages,
  order: OrderRow,
  { id, vendor, template, open_id: openId }: Grant,
): Promise<SubscribeResult> {
  const message = { openId, template, page: orderPage(order), fields: fieldsOf(ctx, messages, order) }
  try {
    return await senders[vendor](ctx, messages.app, message)
  } catch (error) {
    if (error instanceof UpstreamError)
      await ctx.db.tx((tx) =>
        tx.rows('update notify_grant set used_at = null where tenant_id = $1 and id = $2', [ctx.tenant.id, id]),
      )
    throw error
  }
}

/** Returns the page of the order: an event's tickets have one of their own. */
function orderPage({ number, kind }: OrderRow): string {
  return `${routeRow(kind === 'ticket' ? 'event.ticketorder.detail' : 'shop.order.detail').page}?number=${number}`
}

/**
 * Returns the facts in WeChat's forms, which suit Alipay, too: a price with one sign, Chinese words and a Chinese date
 * only, whatever the site's language.
 */
function fieldsOf(ctx: JobCtx, { fields }: OrderMessages, order: OrderRow): Record<string, string> {
  const { symbol, exponent } = ctx.tenant.currency
  const values: Record<OrderFact, string> = {
    number: order.number,
    amount: `${symbol.length === 1 ? symbol : ''}${toDecimal(order.total, exponent)}`,
    status: translate(DEFAULT_LANGUAGE, `orders.status.${order.status}`),
    time: chineseMoment(ctx.tenant, ctx.now),
  }
  return Object.fromEntries(Object.entries(values).map(([fact, value]) => [fields[fact as OrderFact], value]))
}
