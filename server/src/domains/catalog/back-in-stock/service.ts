import type { SubscriptionStatus } from '@storefront/contract/domain/catalog/back-in-stock'
import { hasPage } from '../../shared/on-sale'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { BackInStockSubscription } from '@storefront/contract/entities/catalog/back-in-stock'
import type { Page } from '@storefront/contract/entities/common'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import { cancelJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { badPart } from '../../../core/bad-request'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { amount } from '../../../lib/amount'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { inLanguage, shortTranslations, type TranslatedRow } from '../../../lib/translation'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import type { Slice } from '../../../db/selection'
import { moveSubscriptions } from './lifecycle'
import { lockPromisesOf, scheduleRestockNotice } from './restock'

interface SubscriptionRow extends PictureRow, TranslatedRow {
  id: number
  name: string
  mobile: string
  quantity: number
  status: SubscriptionStatus
  created_at: string
  notified_at: string | null
  product_id: number | null
  product_name: string
  product_price: number
  is_sold_out: boolean
}

/** Whether nothing of product `p` can be bought: no variant is unlimited or has any left. */
const SOLD_OUT =
  'not exists (select 1 from variant v where v.tenant_id = $1 and v.product_id = p.id and v.is_active and (v.inventory is null or v.inventory > 0))'
const shape: ListShape = {
  table: 'back_in_stock_subscription',
  columns: `t.id, t.name, t.mobile, t.quantity, t.status, t.created_at, t.notified_at, p.id as product_id, p.name as product_name, ${shortTranslations('p')} as translations,
    least(p.price, p.promotion_price) as product_price, ${SOLD_OUT} as is_sold_out, ${PICTURE_COLUMNS}`,
  joins: `left join product p on p.tenant_id = $1 and p.id = t.product_id and p.is_active
    left join image im on im.tenant_id = $1 and im.id = p.main_image_id`,
  orderings: {},
  search: [],
}

function present(ctx: UserCtx, row: SubscriptionRow): BackInStockSubscription {
  const { id, name, mobile, quantity, status, product_id } = row
  return {
    id,
    product:
      product_id === null
        ? null
        : {
            id: product_id,
            name: inLanguage(ctx, 'product', { ...row, name: row.product_name }).name,
            price: amount(ctx, row.product_price),
            main_image: pictureOf(ctx.ports.storage, row),
            is_sold_out: row.is_sold_out,
          },
    contact: { name, mobile },
    quantity,
    status,
    status_display: translate(ctx.language, `catalog.stockNoticeStatus.${status}`),
    created: new Date(row.created_at).toISOString(),
    notified: row.notified_at === null ? null : new Date(row.notified_at).toISOString(),
  }
}

function userSubscriptions(ctx: UserCtx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  return sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
}

/** Notified subscriptions first, then waiting ones; the newest first. */
const ORDER = "coalesce(array_position(array['notified', 'waiting'], t.status), 3), t.id desc"

/** Returns the user's subscriptions, those with stock first. */
export async function listSubscriptions(ctx: UserCtx, page: Partial<Slice>): Promise<Page<BackInStockSubscription>> {
  const { count, results } = await ctx.db.read((tx) =>
    runList<SubscriptionRow>(tx, userSubscriptions(ctx), shape, ORDER, page),
  )
  return { count, results: results.map((row) => present(ctx, row)) }
}

async function findSubscription(ctx: UserCtx, tx: Connection, id: number): Promise<BackInStockSubscription | Failure> {
  const sql = userSubscriptions(ctx)
  sql.where(`t.id = ${sql.param(id)}`)
  const [row] = (await runList<SubscriptionRow>(tx, sql, shape, 't.id', { limit: 1 })).results
  return row ? present(ctx, row) : fail('notFound')
}

/** Returns one of the user's subscriptions. */
export function readSubscription(ctx: UserCtx, id: number): Promise<BackInStockSubscription | Failure> {
  return ctx.db.read((tx) => findSubscription(ctx, tx, id))
}

export interface SubscriptionInput {
  product_id: number
  quantity: number
  name: string
  mobile: string
}

// One that waits for a product and a user: the index refuses the second, also of two at once.
const ADD = `insert into back_in_stock_subscription (tenant_id, user_id, product_id, name, mobile, quantity, status, created_at)
  values ($1, $2, $3, $4, $5, $6, 'waiting', $7) on conflict (tenant_id, user_id, product_id) where status = 'waiting' do nothing returning id`

// While a subscription is written, the stock cannot change; a concurrent restock waits, and then finds the
// subscription.
const LOOK = 'select 1 from variant v where v.tenant_id = $1 and v.product_id = $2 order by v.id for share'

/** Subscribes to a product that is sold out. A notified user who came too late waits again by the new subscription. */
export function addSubscription(ctx: UserCtx, input: SubscriptionInput): Promise<BackInStockSubscription | Failure> {
  const [name, mobile] = [input.name.trim(), input.mobile.trim()]
  return ctx.db.tx(async (tx) => {
    if (name === '') return badPart('name', 'required', {}, ctx.language)
    if (!isMobile(mobile, ctx.tenant.country)) return mobileFailure(ctx, mobile)
    await tx.rows(LOOK, [ctx.tenant.id, input.product_id])
    const [product] = await tx.rows<{ is_sold_out: boolean }>(
      `select ${SOLD_OUT} as is_sold_out from product p where p.tenant_id = $1 and p.id = $2 and ${hasPage('p', '$3')}`,
      [ctx.tenant.id, input.product_id, ctx.now],
    )
    if (!product) return fail('notFound')
    if (!product.is_sold_out) return fail('productInStock')
    const step = { tenantId: ctx.tenant.id, action: 'renew', userId: ctx.user.id, now: ctx.now } as const
    for (const { id } of await moveSubscriptions(tx, step, { user_id: ctx.user.id, productIds: [input.product_id] }))
      await cancelJob(tx, ctx.tenant.id, 'reservation_lapse', String(id))
    const [subscription] = await tx.rows<{ id: number }>(ADD, [
      ctx.tenant.id,
      ctx.user.id,
      input.product_id,
      name,
      mobile,
      input.quantity,
      ctx.now,
    ])
    return subscription ? findSubscription(ctx, tx, subscription.id) : fail('alreadySubscribed')
  })
}

/**
 * Cancels a subscription; one that is over or cancelled already stays so. What it was promised is for the next ones.
 */
export function cancelSubscription(ctx: UserCtx, id: number): Promise<BackInStockSubscription | Failure> {
  return ctx.db.tx(async (tx) => {
    await lockPromisesOf(tx, ctx.tenant.id, id)
    const step = { tenantId: ctx.tenant.id, action: 'cancel', userId: ctx.user.id, now: ctx.now } as const
    for (const subscription of await moveSubscriptions(tx, step, { id, user_id: ctx.user.id })) {
      await cancelJob(tx, ctx.tenant.id, 'reservation_lapse', String(id))
      await scheduleRestockNotice(ctx, tx, [subscription.product_id])
    }
    return findSubscription(ctx, tx, id)
  })
}
