import type { Category, ProductBrief, ProductDetail } from '@storefront/contract/entities/catalog/product'
import type { ListQuery, Page, SearchPage } from '@storefront/contract/entities/common'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { minorBound } from '../../../lib/amount'
import { cleanHtml } from '../../../lib/html'
import { applyQuery, type ListSql, orderingOf, runList } from '../../../db/list'
import { inLanguage, type TranslatedRow, wordsIn } from '../../../lib/translation'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { withSuggestion } from '../../../db/with-suggestion'
import { presentVariant, productBrief, type VariantRow } from './presenter'
import {
  COUNTS,
  type DetailRow,
  hasTag,
  inCategory,
  PICTURES,
  PRICE,
  PRODUCT,
  type ProductFilters,
  type ProductRow,
  shape,
  type StaffCounts,
  activeProducts,
  VARIANTS,
  OPEN_SUBSCRIPTION,
} from './queries'
import { isGoodsOf } from '../../shared/coupon-goods'
import { presentShipping } from '../../shared/shipping'
import { IN_STOCK, SOLD_OUT } from '../../shared/in-stock'
import { presentLimit } from '../../shared/purchase-limit'

/** Returns one product that is on sale or will be, with its variants; notFound for all others. */
export async function productDetail(ctx: Ctx, id: number): Promise<ProductDetail | Failure> {
  const result = await ctx.db.read(async (tx) => {
    const key = [ctx.tenant.id, id]
    const [row] = await tx.rows<DetailRow>(PRODUCT, [...key, ctx.now, ctx.user?.id ?? null], 'product_detail')
    if (!row) return null
    const pictures = await tx.rows<PictureRow>(PICTURES, key, 'product_pictures')
    const variants = await tx.rows<VariantRow>(VARIANTS, key, 'product_variants')
    const [counts] = hasPermission(ctx.perms, permissions.changeProduct) ? await tx.rows<StaffCounts>(COUNTS, key) : []
    const [subscription] = ctx.user
      ? await tx.rows<{ status: 'waiting' | 'notified' }>(OPEN_SUBSCRIPTION, [...key, ctx.user.id])
      : []
    return { row, pictures, variants, counts, subscription }
  })
  if (!result) return fail('notFound')
  const { pictures, variants, counts, subscription } = result
  const row = inLanguage(ctx, 'product', { ...result.row, translations: result.row.all_translations })
  const brief = productBrief(ctx, row)
  const images = pictures.flatMap((picture) => pictureOf(ctx.ports.storage, picture) ?? [])
  return {
    ...brief,
    category: row.category_id === null ? null : { id: row.category_id, name: categoryName(ctx, row) },
    images: images.length > 0 || !brief.main_image ? images : [brief.main_image],
    description: cleanHtml(row.description),
    variants: variants.map((variant) => presentVariant(ctx, variant, wordsIn(ctx, row))),
    shipping: presentShipping(ctx, row.freight),
    promises: ctx.tenant.config.promises,
    ...presentLimit(row),
    ...saleOf(ctx, row),
    ...(row.video_key !== null && { video: { url: ctx.ports.storage.url(row.video_key) } }),
    ...seoOf(row),
    ...(subscription && { reservation: subscription.status }),
    ...(counts && { staff_counts: counts }),
  }
}

const categoryName = (ctx: Ctx, { category_name: name, category_translations: translations }: DetailRow): string =>
  inLanguage(ctx, 'category', { name: name ?? '', translations }).name

/** Returns when the sale of a product begins; nothing once it has begun. */
function saleOf({ now }: Ctx, { on_sale_at }: DetailRow): Pick<ProductDetail, 'on_sale'> {
  const start = on_sale_at === null ? null : new Date(on_sale_at)
  return start !== null && start > now ? { on_sale: start.toISOString() } : {}
}

function seoOf({ seo_title: title, seo_description: description }: DetailRow): Pick<ProductDetail, 'seo'> {
  return title === '' && description === ''
    ? {}
    : { seo: { ...(title !== '' && { title }), ...(description !== '' && { description }) } }
}

interface CategoryRow extends PictureRow, TranslatedRow {
  id: number
  name: string
  slug: string
  parent_id: number | null
}

/** Returns all categories, in the order in which the site puts them. */
export async function listCategories(ctx: Ctx): Promise<Page<Category>> {
  const rows = await ctx.db.read((tx) =>
    tx.rows<CategoryRow>(
      `select c.id, c.name, c.slug, c.parent_id, c.translations, ${PICTURE_COLUMNS} from category c left join image im on im.tenant_id = $1 and im.id = c.image_id
       where c.tenant_id = $1 order by c.position, c.id`,
      [ctx.tenant.id],
      'categories',
    ),
  )
  const results = rows.map((row) => ({
    id: row.id,
    name: inLanguage(ctx, 'category', row).name,
    slug: row.slug,
    parent: row.parent_id,
    image: pictureOf(ctx.ports.storage, row),
  }))
  return { count: results.length, results }
}

function applyFilters(
  ctx: Ctx,
  sql: ListSql,
  { category, tag, coupon, price_min, price_max, in_stock, promotion }: ProductFilters,
): void {
  const { exponent } = ctx.tenant.currency
  if (category !== undefined) inCategory(sql, 'id', category)
  if (tag) sql.where(hasTag(sql.param(tag)))
  if (coupon !== undefined)
    sql.where(
      `exists (select 1 from coupon c where c.tenant_id = $1 and c.id = ${sql.param(coupon)} and ${isGoodsOf('c', 't')})`,
    )
  // A bound finer than the currency's smallest coin still means what it says.
  if (price_min !== undefined) sql.where(`${PRICE} >= ${sql.param(minorBound(price_min, exponent, 'up'))}::bigint`)
  if (price_max !== undefined) sql.where(`${PRICE} <= ${sql.param(minorBound(price_max, exponent, 'down'))}::bigint`)
  if (in_stock !== undefined) sql.where(in_stock ? IN_STOCK : SOLD_OUT)
  if (promotion !== undefined) sql.where(`coalesce(t.promotion_price < t.price, false) = ${promotion}`)
}

type ProductsQuery = ListQuery & ProductFilters

async function findProducts(ctx: Ctx, query: ProductsQuery): Promise<Page<ProductBrief> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = activeProducts(ctx)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  applyFilters(ctx, sql, query)
  return runProductList(ctx, sql, order, query)
}

/** Products of a list query; an ordering that is not offered is a bad request. */
export const listProducts = (ctx: Ctx, query: ProductsQuery): Promise<SearchPage<ProductBrief> | Failure> =>
  withSuggestion(ctx, 'product', query, (search) => findProducts(ctx, search))

const STOCK = `select product_id, case when bool_and(inventory is not null) then sum(inventory)::int end as inventory from variant
  where tenant_id = $1 and product_id = any($2::bigint[]) and is_active group by product_id`

/**
 * Reads the stock of each product for staff who can change products; returns null for others, so their lists cost no
 * second read.
 */
async function readStock(ctx: Ctx, tx: Connection, ids: readonly number[]): Promise<Map<number, number | null> | null> {
  if (!hasPermission(ctx.perms, permissions.changeProduct)) return null
  const rows = await tx.rows<{ product_id: number; inventory: number | null }>(
    STOCK,
    [ctx.tenant.id, ids],
    'product_stock',
  )
  return new Map(rows.map(({ product_id, inventory }) => [product_id, inventory]))
}

/** Returns one page of products, which are on sale; staff sees what is left of them. */
export async function runProductList(
  ctx: Ctx,
  sql: ListSql,
  order: string,
  page: { limit?: number; offset?: number },
): Promise<Page<ProductBrief>> {
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<ProductRow>(tx, sql, shape, order, page)
    const stock = await readStock(
      ctx,
      tx,
      results.map(({ id }) => id),
    )
    return {
      count,
      results: results.map((row) => ({
        ...productBrief(ctx, row),
        ...(stock && { inventory: stock.get(row.id) ?? null, is_active: true }),
      })),
    }
  })
}
