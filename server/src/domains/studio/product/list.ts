import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { StudioProduct } from '@storefront/contract/entities/studio/product'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { amount } from '../../../lib/amount'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { productsAndVariants } from '../../../lib/search'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { whereUntranslated } from '../../shared/untranslated'
import { LOW_STOCK_CONDITION, SOLD_OUT } from '../../shared/in-stock'

interface ProductRow extends PictureRow {
  id: number
  name: string
  ctype: string
  category: string | null
  price: number
  is_active: boolean
  on_sale_at: string | Date | null
  off_sale_at: string | Date | null
  inventory: number | null
  count_purchase: number
}

const shape: QueryShape = {
  table: 'product',
  columns: `t.id, t.name, t.ctype, t.price, t.is_active, t.on_sale_at, t.off_sale_at, t.count_purchase, c.name as category, ${PICTURE_COLUMNS},
    (select case when bool_and(v.inventory is not null) then sum(v.inventory)::int end from variant v
      where v.tenant_id = $1 and v.product_id = t.id and v.is_active) as inventory`,
  joins: `left join image im on im.tenant_id = $1 and im.id = t.main_image_id
    left join category c on c.tenant_id = $1 and c.id = t.category_id`,
  orderings: {
    '-id': 't.id desc',
    id: 't.id',
    name: 't.name, t.id',
    '-name': 't.name desc, t.id',
    price: 't.price, t.id',
    '-price': 't.price desc, t.id',
    count_purchase: 't.count_purchase, t.id',
    '-count_purchase': 't.count_purchase desc, t.id',
  },
  search: [],
  searchIndex: productsAndVariants,
  moment: 't.created_at',
}

interface Filters {
  is_active?: boolean
  category?: number
  low?: boolean
  sold_out?: boolean
  archived?: boolean
  untranslated?: string
}

/** Products of the studio's list. */
export async function listProducts(ctx: UserCtx, query: ListQuery & Filters): Promise<Page<StudioProduct> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(query.archived ? 't.archived_at is not null' : 't.archived_at is null')
  if (query.is_active !== undefined) sql.where(`t.is_active = ${sql.param(query.is_active)}`)
  if (query.category !== undefined) sql.where(`t.category_id = ${sql.param(query.category)}`)
  if (query.low) sql.where(LOW_STOCK_CONDITION)
  if (query.sold_out) sql.where(SOLD_OUT)
  const failure = whereUntranslated(ctx, sql, query.untranslated) ?? applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<ProductRow>(tx, sql, shape, order, query))
  return {
    count,
    results: results.map((row) => {
      const { id, name, ctype, category, is_active, inventory, count_purchase } = row
      return {
        id,
        name,
        ctype,
        category,
        is_active,
        inventory,
        count_purchase,
        on_sale_at: row.on_sale_at && new Date(row.on_sale_at).toISOString(),
        off_sale_at: row.off_sale_at && new Date(row.off_sale_at).toISOString(),
        price: amount(ctx, row.price),
        main_image: pictureOf(ctx.ports.storage, row),
      }
    }),
  }
}
