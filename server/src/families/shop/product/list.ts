import type { ListSource } from '@storefront/contract/modules'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { ProductBrief } from '@storefront/contract/entities/shop'
import type { Failure } from '../../../failure'
import type { Ctx } from '../../../kernel/ctx'
import { badPart } from '../../../kernel/validate'
import { amount, amountOrNull } from '../../../lib/amount'
import { applyQuery, type ListShape, ListSql, orderingOf, runList } from '../../../lib/list'
import { PICTURE_COLUMNS, type PictureRow, pictureOf } from '../../../lib/picture'

export const PRODUCT_COLUMNS = `t.id, t.name, t.abstract, t.ctype, t.price, t.price_marked, t.promotion_price, t.count_purchase, t.tags, ${PICTURE_COLUMNS},
  not exists (select 1 from variant v where v.tenant_id = t.tenant_id and v.product_id = t.id and v.is_active
    and (v.inventory is null or v.inventory > 0)) as is_sold_out`
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
  is_sold_out: boolean
}

const shape: ListShape = {
  table: 'product',
  columns: PRODUCT_COLUMNS,
  joins: PRODUCT_JOINS,
  orderings: {
    '-id': 't.id desc',
    id: 't.id',
    '-count_purchase': 't.count_purchase desc, t.id desc',
    count_purchase: 't.count_purchase, t.id desc',
    price: 'least(t.price, t.promotion_price), t.id desc',
    '-price': 'least(t.price, t.promotion_price) desc, t.id',
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
  }
}

/** Products of a list query; an ordering that is not offered is a bad request. */
export async function listProducts(ctx: Ctx, query: ListQuery & { category?: number; tag?: string }): Promise<Page<ProductBrief> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = start(ctx)
  const refused = applyQuery(ctx, sql, shape, query)
  if (refused) return refused
  if (query.category !== undefined) inCategory(sql, 'id', query.category)
  if (query.tag) sql.where(`t.tags @> array[${sql.param(query.tag)}]`)
  return present(ctx, sql, order, query)
}

/** Products of a module's source (contract/modules ListSource): chosen ids in their order, or a category or tag. */
export async function productsOf(ctx: Ctx, source: ListSource, page: { limit: number; offset: number }): Promise<Page<ProductBrief>> {
  const sql = start(ctx)
  const order = orderingOf(shape, source.ordering ?? '-id') ?? 't.id desc'
  if (source.category) inCategory(sql, /^\d{1,15}$/.test(source.category) ? 'id' : 'slug', source.category)
  if (source.tag) sql.where(`t.tags @> array[${sql.param(source.tag)}]`)
  if (!source.ids) return present(ctx, sql, order, page)
  const ids = sql.param(source.ids)
  sql.where(`t.id = any(${ids}::bigint[])`)
  return present(ctx, sql, `array_position(${ids}::bigint[], t.id)`, page)
}

function start(ctx: Ctx): ListSql {
  const sql = new ListSql()
  return sql.where(`t.tenant_id = ${sql.param(ctx.tenant.id)}`).where('t.is_active')
}

/** The category itself and those right below it. */
function inCategory(sql: ListSql, by: 'id' | 'slug', value: number | string): void {
  const given = sql.param(by === 'id' ? Number(value) : value)
  const root = by === 'id' ? `${given}::bigint` : `(select c.id from category c where c.tenant_id = $1 and c.slug = ${given})`
  sql.where(`(t.category_id = ${root} or t.category_id in (select c.id from category c where c.tenant_id = $1 and c.parent_id = ${root}))`)
}

async function present(ctx: Ctx, sql: ListSql, order: string, page: { limit?: number; offset?: number }): Promise<Page<ProductBrief>> {
  const { count, results } = await ctx.db.read((q) => runList<ProductRow>(q, sql, shape, order, page))
  return { count, results: results.map((row) => productBrief(ctx, row)) }
}
