import { fromDecimal } from '@storefront/contract/domain/money'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import {
  type OpsProduct,
  type OpsProductDetail,
  type ProductNeed,
  productNeeds,
} from '@storefront/contract/entities/ops'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { amount } from '../../../lib/amount'
import { LOW_STOCK_CONDITION } from '../../shared/in-stock'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { indexOf } from '../../../lib/search'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { priceFailure } from '../../shared/price-failure'
import { scheduleRestockNotice } from '../../catalog/back-in-stock/restock'
import { schedulePriceNotice } from '../../catalog/saved-product/price'
import { attributesLabel } from '../../catalog/product/presenter'

interface ProductRow extends PictureRow {
  id: number
  name: string
  ctype: string
  price: number
  is_active: boolean
  count_purchase: number
  /** Null when a variant is unlimited, or there is none. */
  inventory: number | null
  is_low: boolean
}

const COLUMNS = `t.id, t.name, t.ctype, t.price, t.is_active, t.count_purchase, ${PICTURE_COLUMNS},
  (select case when bool_and(v.inventory is not null) then sum(v.inventory)::int end from variant v
    where v.tenant_id = $1 and v.product_id = t.id and v.is_active) as inventory,
  (${LOW_STOCK_CONDITION}) as is_low`
const JOINS = 'left join image im on im.tenant_id = $1 and im.id = t.main_image_id'

const shape: QueryShape = {
  table: 'product',
  columns: COLUMNS,
  joins: JOINS,
  orderings: { '-id': 't.id desc', id: 't.id', '-count_purchase': 't.count_purchase desc, t.id desc' },
  search: [],
  searchIndex: indexOf('product'),
  moment: 't.created_at',
}

function present(ctx: UserCtx, row: ProductRow): OpsProduct {
  const { id, name, ctype, is_active, count_purchase, inventory, is_low } = row
  const image = pictureOf(ctx.ports.storage, row)
  const needs: Record<ProductNeed, boolean> = { low: is_low, no_image: image === null }
  return {
    ...{ id, name, ctype, is_active, count_purchase, inventory, price: amount(ctx, row.price), main_image: image },
    needs: productNeeds.filter((need) => needs[need]),
  }
}

/** Returns all products, on sale or not. */
export async function listOpsProducts(
  ctx: UserCtx,
  query: ListQuery & { is_active?: boolean; low?: boolean; no_image?: boolean },
): Promise<Page<OpsProduct> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where('t.archived_at is null')
  if (query.is_active !== undefined) sql.where(`t.is_active = ${sql.param(query.is_active)}`)
  if (query.low) sql.where(LOW_STOCK_CONDITION)
  if (query.no_image) sql.where('t.main_image_id is null')
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<ProductRow>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}

interface VariantRow {
  id: number
  attributes: { name: string; value: string }[]
  price: number
  inventory: number | null
}

async function detail(ctx: UserCtx, tx: Connection, id: number): Promise<OpsProductDetail | Failure> {
  const [row] = await tx.rows<ProductRow>(
    `select ${COLUMNS} from product t ${JOINS} where t.tenant_id = $1 and t.id = $2 and t.archived_at is null`,
    [ctx.tenant.id, id],
  )
  if (!row) return fail('notFound')
  const variants = await tx.rows<VariantRow>(
    'select id, attributes, price, inventory from variant where tenant_id = $1 and product_id = $2 and is_active order by position, id',
    [ctx.tenant.id, id],
  )
  return {
    ...present(ctx, row),
    variants: variants.map((v) => ({
      id: v.id,
      attributes_label: attributesLabel(v.attributes),
      price: amount(ctx, v.price),
      inventory: v.inventory,
    })),
  }
}

export const readOpsProduct = (ctx: UserCtx, id: number): Promise<OpsProductDetail | Failure> =>
  ctx.db.read((tx) => detail(ctx, tx, id))

export interface ProductChange {
  is_active?: boolean
  variants?: { id: number; price?: string; inventory_change?: number }[]
}

// First of all, as it locks the product: whoever finds the lowest price has seen the prices of who changed it before.
// By its version nobody who has it open in the studio saves over what they have not seen.
const SAVE =
  'update product set version = version + 1, is_active = coalesce($3, is_active) where tenant_id = $1 and id = $2 and archived_at is null returning 1'
// A difference, not a number: what is sold between reading and writing stays sold. An unlimited stock stays so.
const STOCK = `update variant set inventory = inventory + $4 where tenant_id = $1 and product_id = $2 and id = $3 and inventory + $4 >= 0 returning 1`
const PRICE =
  'update variant set price = $4 where tenant_id = $1 and product_id = $2 and id = $3 and is_active returning promotion_price as promotion'
// Cards show the lowest price of the variants.
const LOWEST = `update product p set price = v.price from (select min(price) as price from variant where tenant_id = $1 and product_id = $2 and is_active) v
  where p.tenant_id = $1 and p.id = $2 and v.price is not null`

async function changeVariant(
  ctx: UserCtx,
  tx: Connection,
  productId: number,
  { id, price, inventory_change: change = 0 }: NonNullable<ProductChange['variants']>[number],
): Promise<Failure | null> {
  const key = [ctx.tenant.id, productId, id]
  if (price !== undefined) {
    const minor = fromDecimal(price, ctx.tenant.currency.exponent)
    if (minor === null || minor < 0) return fail('priceWrong')
    const [row] = await tx.rows<{ promotion: number | null }>(PRICE, [...key, minor])
    if (!row) return fail('notFound')
    const failure = priceFailure(ctx, 'variants', minor, row.promotion)
    if (failure) return failure
  }
  if (change === 0 || (await tx.rows(STOCK, [...key, change])).length > 0) return null
  const [stockRow] = await tx.rows<{ inventory: number | null }>(
    'select inventory from variant where tenant_id = $1 and product_id = $2 and id = $3',
    key,
  )
  return stockRow && stockRow.inventory !== null
    ? fail('stockBelowZero', { left: stockRow.inventory })
    : fail('notFound')
}

/** Puts a product on sale or takes it off, and changes prices and stock of its variants; all of it or nothing. */
export function updateOpsProduct(
  ctx: UserCtx,
  id: number,
  { is_active, variants = [] }: ProductChange,
): Promise<OpsProductDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    if ((await tx.rows(SAVE, [ctx.tenant.id, id, is_active ?? null])).length === 0) return fail('notFound')
    // By id, so that two operators lock in the same order.
    for (const change of [...variants].sort((a, b) => a.id - b.id)) {
      const failure = await changeVariant(ctx, tx, id, change)
      if (failure) return failure
    }
    await tx.rows(LOWEST, [ctx.tenant.id, id])
    await scheduleRestockNotice(ctx, tx, [id])
    await schedulePriceNotice(ctx, tx, [id])
    return detail(ctx, tx, id)
  })
}
