import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import type { Page } from '@storefront/contract/entities/common'
import type { Ctx } from '../../../core/context.types'
import type { ListSql } from '../../../db/list'
import { narrow, type Selection, type Slice } from '../../../db/selection'
import { activeProducts, hasTag, inCategory, shape } from './queries'
import { runProductList } from './service'

const NEWEST = 't.id desc'
const BEST_SELLERS = 't.count_purchase desc, t.id desc'

/** Products of a module: chosen ids in their order, or a category or tag. */
export async function productsOf(ctx: Ctx, selection: Selection, page: Slice): Promise<Page<ProductBrief>> {
  const { category, tag } = selection
  const sql = activeProducts(ctx)
  if (category) inCategory(sql, /^\d{1,15}$/.test(category) ? 'id' : 'slug', category)
  if (tag) sql.where(hasTag(sql.param(tag)))
  return runProductList(ctx, sql, narrow(sql, shape, selection, NEWEST), page)
}

/** Products a user has, in a paid order or in the basket, and their categories. */
const HAS = `select coalesce(json_agg(distinct h.product_id) filter (where h.product_id is not null), '[]') as products,
    coalesce(json_agg(distinct p.category_id) filter (where p.category_id is not null), '[]') as categories
  from (
    select l.product_id from order_line l join shop_order o on o.tenant_id = $1 and o.id = l.order_id
      where l.tenant_id = $1 and o.user_id = $2 and o.paid_at is not null
    union all
    select b.product_id from basket_line b where b.tenant_id = $1 and b.user_id = $2 and b.kind = 'basket'
  ) h left join product p on p.tenant_id = $1 and p.id = h.product_id`

interface OwnedProducts {
  products: number[]
  categories: number[]
}

const NO_PRODUCTS: OwnedProducts = { products: [], categories: [] }

async function findOwnedProducts(ctx: Ctx): Promise<OwnedProducts> {
  const { user } = ctx
  if (!user) return NO_PRODUCTS
  const [row] = await ctx.db.read((tx) => tx.rows<OwnedProducts>(HAS, [ctx.tenant.id, user.id], 'product_has'))
  return row ?? NO_PRODUCTS
}

/**
 * Lists the best sellers of the categories that the caller bought or has in the basket, without the products they have.
 * Lists the best sellers of all categories if the caller has nothing yet, or already has everything in those
 * categories.
 */
export async function recommendedProducts(ctx: Ctx, selection: Selection, page: Slice): Promise<Page<ProductBrief>> {
  return recommend(ctx, await findOwnedProducts(ctx), selection, page)
}

/** Recommends products beside an item of these categories; leaves out what the caller owns. */
export async function recommendForCategories(
  ctx: Ctx,
  categories: number[],
  selection: Selection,
  page: Partial<Slice>,
): Promise<Page<ProductBrief>> {
  return recommend(ctx, { products: (await findOwnedProducts(ctx)).products, categories }, selection, page)
}

async function recommend(
  ctx: Ctx,
  { products, categories }: OwnedProducts,
  selection: Selection,
  page: Partial<Slice>,
): Promise<Page<ProductBrief>> {
  const others = (): ListSql => {
    const sql = activeProducts(ctx)
    return products.length > 0 ? sql.where(`t.id <> all(${sql.param(products)}::bigint[])`) : sql
  }
  const read = (sql: ListSql) =>
    runProductList(ctx, sql, narrow(sql, shape, { ignore: selection.ignore }, BEST_SELLERS), page)
  if (categories.length > 0) {
    const sql = others()
    const similar = await read(sql.where(`t.category_id = any(${sql.param(categories)}::bigint[])`))
    if (similar.count > 0) return similar
  }
  return read(others())
}

/** Returns the choice of one distributor in their order: `who` is a condition on account `a`. */
async function distributorSelection(
  ctx: Ctx,
  who: (sql: ListSql) => string,
  ignore: number | undefined,
  page: Slice,
): Promise<Page<ProductBrief>> {
  const sql = activeProducts(ctx)
  const theirs = `select s.position from distributor_selection s join account a on a.tenant_id = $1 and a.id = s.user_id
    where s.tenant_id = $1 and s.product_id = t.id and ${who(sql)}`
  sql.where(`exists (${theirs})`)
  return runProductList(ctx, sql, narrow(sql, shape, { ignore }, `(${theirs}), t.id`), page)
}

/**
 * Lists a distributor's selection: the module's `user`, else the ids that the module names, else the caller's own;
 * nothing for a visitor.
 */
export async function selectedOf(ctx: Ctx, selection: Selection, page: Slice): Promise<Page<ProductBrief>> {
  const { user, ids, ignore } = selection
  if (user !== undefined) return distributorSelection(ctx, (sql) => `a.uuid = ${sql.param(user)}`, ignore, page)
  if (ids) return productsOf(ctx, { ids, ignore }, page)
  const mine = ctx.user
  return mine
    ? distributorSelection(ctx, (sql) => `a.id = ${sql.param(mine.id)}`, ignore, page)
    : { count: 0, results: [] }
}
