import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { Failure } from '../../../failure'
import type { Ctx } from '../../../kernel/context.types'
import { badPart } from '../../../kernel/validate'
import { amount, amountOrNull, minorBound } from '../../../lib/amount'
import { applyQuery, type ListShape, ListSql, orderingOf, runList } from '../../../lib/list'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'

/** A variant can be had. */
const IN_STOCK = `exists (select 1 from variant v where v.tenant_id = t.tenant_id and v.product_id = t.id and v.is_active
    and (v.inventory is null or v.inventory > 0))`
/** What it costs now. */
const PRICE = 'least(t.price, t.promotion_price)'

export const PRODUCT_COLUMNS = `t.id, t.name, t.abstract, t.ctype, t.price, t.price_marked, t.promotion_price, t.count_purchase, t.tags, t.diamonds, ${PICTURE_COLUMNS},
  not ${IN_STOCK} as is_sold_out`
export const PRODUCT_JOINS = 'left join image im on im.tenant_id = t.tenant_id and im.id = t.main_image_id'

export interface ProductRow extends PictureRow {
  id: number
  name: string
  abstract: string
  ctype: string
  price: number
  price_marked: number | null
  promotion_price: number | null
  count_purchase: number
  tags: string[]
  /** Coins that a piece costs. */
  diamonds: number
  is_sold_out: boolean
}

export const shape: ListShape = {
  table: 'product',
  columns: PRODUCT_COLUMNS,
  joins: PRODUCT_JOINS,
  orderings: {
    '-id': 't.id desc',
    id: 't.id',
    '-count_purchase': 't.count_purchase desc, t.id desc',
    count_purchase: 't.count_purchase, t.id desc',
    price: `${PRICE}, t.id desc`,
    '-price': `${PRICE} desc, t.id`,
  },
  search: ['t.name', 't.abstract'],
  moment: 't.created_at',
}

/** A product on a card. */
export function productBrief(ctx: Ctx, row: ProductRow): ProductBrief {
  return {
    id: row.id,
    name: row.name,
    abstract: row.abstract,
    ctype: row.ctype,
    price: amount(ctx, row.price),
    price_marked: amountOrNull(ctx, row.price_marked),
    promotion_price: row.promotion_price === null ? null : { price: amount(ctx, row.promotion_price) },
    main_image: pictureOf(ctx.ports.storage, row),
    mobile_url: `${ctx.client.webRoot}/product/${row.id}/`,
    count_purchase: row.count_purchase,
    is_sold_out: row.is_sold_out,
    tags: row.tags,
    ...(row.diamonds > 0 && { gamification_config: { diamond: { amount: row.diamonds } } }),
  }
}

/** What a list of products may be asked for beside what every list may; bounds of the price are decimal strings. */
export interface ProductFilters {
  category?: number
  tag?: string
  price_min?: string
  price_max?: string
  in_stock?: boolean
  promotion?: boolean
}

function applyFilters(ctx: Ctx, sql: ListSql, { category, tag, price_min, price_max, in_stock, promotion }: ProductFilters): void {
  const { exponent } = ctx.tenant.currency
  if (category !== undefined) inCategory(sql, 'id', category)
  if (tag) sql.where(`t.tags @> array[${sql.param(tag)}]`)
  // A bound finer than the currency's smallest coin still means what it says.
  if (price_min !== undefined) sql.where(`${PRICE} >= ${sql.param(minorBound(price_min, exponent, 'up'))}::bigint`)
  if (price_max !== undefined) sql.where(`${PRICE} <= ${sql.param(minorBound(price_max, exponent, 'down'))}::bigint`)
  if (in_stock !== undefined) sql.where(`${in_stock ? '' : 'not '}${IN_STOCK}`)
  if (promotion !== undefined) sql.where(`coalesce(t.promotion_price < t.price, false) = ${promotion}`)
}

/** Products of a list query; an ordering that is not offered is a bad request. */
export async function listProducts(ctx: Ctx, query: ListQuery & ProductFilters): Promise<Page<ProductBrief> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = start(ctx)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  applyFilters(ctx, sql, query)
  return present(ctx, sql, order, query)
}

/** Products that are on sale, before anything is asked of them. */
export function start(ctx: Ctx): ListSql {
  const sql = new ListSql()
  return sql.where(`t.tenant_id = ${sql.param(ctx.tenant.id)}`).where('t.is_active')
}

/** The category itself and those right below it. */
export function inCategory(sql: ListSql, by: 'id' | 'slug', value: number | string): void {
  const param = sql.param(by === 'id' ? Number(value) : value)
  const root = by === 'id' ? `${param}::bigint` : `(select c.id from category c where c.tenant_id = $1 and c.slug = ${param})`
  sql.where(`(t.category_id = ${root} or t.category_id in (select c.id from category c where c.tenant_id = $1 and c.parent_id = ${root}))`)
}

/** One page of products. */
export async function present(ctx: Ctx, sql: ListSql, order: string, page: { limit?: number; offset?: number }): Promise<Page<ProductBrief>> {
  const { count, results } = await ctx.db.read((q) => runList<ProductRow>(q, sql, shape, order, page))
  return { count, results: results.map((row) => productBrief(ctx, row)) }
}
