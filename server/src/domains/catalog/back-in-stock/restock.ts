import { hasPage } from '../../shared/on-sale'
import { RESTOCK_HOLD_MS } from '@storefront/contract/domain/catalog/back-in-stock'
import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { addMessage } from '../../account/message/add'
import { type SubscriptionMove, moveSubscriptions } from './lifecycle'

type Ordered = Readonly<{ id: number; user_id: number }>

const WAITED_FOR =
  "select distinct product_id as id from back_in_stock_subscription where tenant_id = $1 and status = 'waiting' and product_id = any($2::bigint[]) order by product_id"
// One that is planned already is locked: should it run now, it waits for this transaction and sees what it did.
const PLAN = `insert into job (tenant_id, kind, key, run_at, attempts) values ($1, 'stock_arrival', $2, $3, 0)
  on conflict (tenant_id, kind, key) do update set failed_at = null,
    run_at = case when job.failed_at is null then least(job.run_at, excluded.run_at) else excluded.run_at end,
    attempts = case when job.failed_at is null then job.attempts else 0 end`

/** Schedules the notification of these products' subscribers, in the transaction that adds the stock. */
export async function scheduleRestockNotice(ctx: JobCtx, tx: Connection, productIds: readonly number[]): Promise<void> {
  const products = await tx.rows<{ id: number }>(WAITED_FOR, [ctx.tenant.id, productIds])
  for (const { id } of products) await tx.rows(PLAN, [ctx.tenant.id, String(id), ctx.now], 'restock_plan')
}

const productsOf = async (tx: Connection, tenantId: number, orderId: number): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(
    'select distinct product_id as id from order_line where tenant_id = $1 and order_id = $2 and product_id is not null order by product_id',
    [tenantId, orderId],
  )
  return rows.map(({ id }) => id)
}

/** An order's pieces are stock again: the waiting subscribers are notified. */
export async function onStockReturned(ctx: JobCtx, tx: Connection, order: Ordered): Promise<void> {
  await scheduleRestockNotice(ctx, tx, await productsOf(tx, ctx.tenant.id, order.id))
}

/** The notified user bought the product; the subscription ends. */
export async function closePurchasedSubscriptions(ctx: JobCtx, tx: Connection, order: Ordered): Promise<void> {
  const step = { tenantId: ctx.tenant.id, action: 'buy', userId: null, now: ctx.now } as const
  const over = await moveSubscriptions(tx, step, {
    user_id: order.user_id,
    productIds: await productsOf(tx, ctx.tenant.id, order.id),
  })
  for (const { id } of over) await cancelJob(tx, ctx.tenant.id, 'reservation_lapse', String(id))
}

// Whoever changes the stock waits for this lock, and a new subscription locks the same rows (LOOK in service.ts), so
// neither is missed.
const LOCK =
  'select v.inventory, v.is_active from variant v where v.tenant_id = $1 and v.product_id = $2 order by v.id for update'

/** Lets what is promised of a product change in one transaction at a time; its variants, the first created first. */
const lockPromises = (tx: Connection, tenantId: number, productId: number) =>
  tx.rows<{ inventory: number | null; is_active: boolean }>(LOCK, [tenantId, productId])

const PRODUCT = `select p.name, case when p.on_sale_at > $3 then p.on_sale_at end as sold_from, (select coalesce(sum(r.quantity), 0)::int from back_in_stock_subscription r
    where r.tenant_id = $1 and r.product_id = p.id and r.status = 'notified') as promised
  from product p where p.tenant_id = $1 and p.id = $2 and ${hasPage('p', '$3')}`
interface ProductRow {
  readonly name: string
  /** The beginning of its planned sale; null for one that is sold. */
  readonly sold_from: string | null
  readonly promised: number
}
// The oldest first, as long as a piece is left for the next one; the last may get fewer than requested.
const LINE = `select w.id from (select r.id, sum(r.quantity) over (order by r.created_at, r.id) - r.quantity as before from back_in_stock_subscription r
    where r.tenant_id = $1 and r.product_id = $2 and r.status = 'waiting') w where $3::int is null or w.before < $3 order by w.id`

const SUBSCRIPTION = 'select product_id from back_in_stock_subscription where tenant_id = $1 and id = $2'

/**
 * The same for the product of a subscription, before what it was promised is for others: a notification that runs
 * meanwhile waits.
 */
export async function lockPromisesOf(tx: Connection, tenantId: number, subscriptionId: number): Promise<void> {
  const [subscription] = await tx.rows<{ product_id: number }>(SUBSCRIPTION, [tenantId, subscriptionId])
  if (subscription) await lockPromises(tx, tenantId, subscription.product_id)
}

/**
 * Notifies the waiting subscribers of a product of the available stock, less the quantity promised to those who are
 * notified and did not buy yet; of one whose sale is planned, when it begins. No subscriber is notified twice, because a
 * subscription leaves `waiting` once.
 * @param key the product's id
 */
export async function notifyWaiting(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [tenantId, productId] = [ctx.tenant.id, Number(key)]
    const variants = await lockPromises(tx, tenantId, productId)
    await cancelJob(tx, tenantId, 'stock_arrival', key)
    const [product] = await tx.rows<ProductRow>(PRODUCT, [tenantId, productId, ctx.now])
    if (!product) return
    if (product.sold_from !== null) {
      await scheduleJob(tx, { tenantId, kind: 'stock_arrival', key, runAt: new Date(product.sold_from) })
      return
    }
    const stocks = variants.flatMap(({ inventory, is_active }) => (is_active ? [inventory] : []))
    const free = stocks.includes(null)
      ? null
      : stocks.reduce<number>((sum, stock) => sum + (stock ?? 0), 0) - product.promised
    const line = await tx.rows<{ id: number }>(LINE, [tenantId, productId, free])
    const notifiedSubscriptions = await moveSubscriptions(
      tx,
      { tenantId, action: 'notify', userId: null, now: ctx.now },
      { ids: line.map(({ id }) => id) },
    )
    for (const subscription of notifiedSubscriptions) await notifySubscriber(ctx, tx, subscription, product.name)
  })
}

const OPEN = 'select 1 from notify_grant where tenant_id = $1 and user_id = $2 and used_at is null limit 1'

/** A message at the next visit, one by the mini-program if the user gave consent, and the end of the reserved stock. */
async function notifySubscriber(
  ctx: JobCtx,
  tx: Connection,
  { id, user_id, product_id }: SubscriptionMove,
  name: string,
): Promise<void> {
  const tenantId = ctx.tenant.id
  const message = {
    kind: 'link',
    description: translate(ctx.language, 'catalog.stockBack', { name }),
    link: { type: 'shop.product', id: product_id },
  }
  await tx.rows('insert into flash_message (tenant_id, user_id, data, created_at) values ($1, $2, $3, $4)', [
    tenantId,
    user_id,
    JSON.stringify(message),
    ctx.now,
  ])
  await addMessage(tx, ctx, user_id, { kind: 'stock_back', target: product_id, data: { name } })
  const key = String(id)
  await scheduleJob(tx, {
    tenantId,
    kind: 'reservation_lapse',
    key,
    runAt: new Date(ctx.now.getTime() + RESTOCK_HOLD_MS),
  })
  if ((await tx.rows(OPEN, [tenantId, user_id])).length > 0)
    await scheduleJob(tx, { tenantId, kind: 'notify_stock', key, runAt: ctx.now })
}

/**
 * Ends the reserved stock of a notified user who did not buy; the next subscribers get it.
 * @param key the subscription's id
 */
export async function expireSubscription(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await lockPromisesOf(tx, ctx.tenant.id, Number(key))
    await cancelJob(tx, ctx.tenant.id, 'reservation_lapse', key)
    const over = await moveSubscriptions(
      tx,
      { tenantId: ctx.tenant.id, action: 'lapse', userId: null, now: ctx.now },
      { id: Number(key) },
    )
    for (const subscription of over) await scheduleRestockNotice(ctx, tx, [subscription.product_id])
  })
}
