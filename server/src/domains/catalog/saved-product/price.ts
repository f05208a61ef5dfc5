import { PRICE_NOTICE_MS } from '@storefront/contract/domain/catalog/saved-products'
import { formatPrice } from '@storefront/contract/domain/money'
import type { JobCtx } from '../../../core/context.types'
import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import { amount } from '../../../lib/amount'
import { addMessages } from '../../account/message/add'
import { hasPage } from '../../shared/on-sale'

/** The price of product `p` that its card shows. */
export const PRICE_NOW = 'least(p.price, p.promotion_price)'

const CHEAPER = `select p.id from product p where p.tenant_id = $1 and p.id = any($2::bigint[]) and exists (select 1 from saved_product s
    where s.tenant_id = $1 and s.product_id = p.id and s.kind = 'favourite' and (s.price is null or s.price > ${PRICE_NOW})) order by p.id`

/**
 * Schedules the message of a lower price to those who saved one of these products, in the transaction that changes the
 * price. The job reads the price of its own time.
 */
export async function schedulePriceNotice(ctx: JobCtx, tx: Connection, productIds: readonly number[]): Promise<void> {
  const runAt = new Date(ctx.now.getTime() + PRICE_NOTICE_MS)
  for (const { id } of await tx.rows<{ id: number }>(CHEAPER, [ctx.tenant.id, productIds], 'price_cheaper'))
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'price_drop', key: String(id), runAt })
}

/** Users that one transaction tells. */
const AT_ONCE = 500

const PRODUCT = `select p.name, ${PRICE_NOW} as price from product p where p.tenant_id = $1 and p.id = $2 and ${hasPage('p', '$3')}`
// Who saved it before prices were kept knows this one from now on, and is told of the next.
const LOWER = `with due as (
    select s.user_id, s.price from saved_product s where s.tenant_id = $1 and s.product_id = $2 and s.kind = 'favourite'
      and (s.price is null or s.price > $3) order by s.user_id limit ${AT_ONCE} for update
  ), lowered as (
    update saved_product s set price = $3 from due where s.tenant_id = $1 and s.user_id = due.user_id and s.kind = 'favourite' and s.product_id = $2
    returning s.user_id, due.price as was
  ) select user_id, was from lowered order by user_id`
const OPEN =
  'select distinct user_id from notify_grant where tenant_id = $1 and user_id = any($2::bigint[]) and used_at is null order by user_id'

/**
 * Tells those who saved a product that it is cheaper than the price they know: each once for a price, by a message that
 * stays, and by the mini-program if they gave consent.
 * @param key the product's id
 */
export async function notifyPriceDrop(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [tenantId, productId] = [ctx.tenant.id, Number(key)]
    // Before the price is read: whoever changes it after that schedules the job anew.
    await cancelJob(tx, tenantId, 'price_drop', key)
    const [product] = await tx.rows<{ name: string; price: number }>(PRODUCT, [tenantId, productId, ctx.now])
    if (!product) return
    const rows = await tx.rows<{ user_id: number; was: number | null }>(LOWER, [tenantId, productId, product.price])
    const userIds = rows.flatMap(({ user_id, was }) => (was === null ? [] : [user_id]))
    if (rows.length === AT_ONCE) await scheduleJob(tx, { tenantId, kind: 'price_drop', key, runAt: ctx.now })
    if (userIds.length === 0) return
    const price = formatPrice(amount(ctx, product.price), ctx.tenant.currency)
    await addMessages(tx, ctx, userIds, { kind: 'price_drop', target: productId, data: { name: product.name, price } })
    for (const { user_id } of await tx.rows<{ user_id: number }>(OPEN, [tenantId, userIds]))
      await scheduleJob(tx, { tenantId, kind: 'notify_price', key: `${user_id}:${key}`, runAt: ctx.now })
  })
}
