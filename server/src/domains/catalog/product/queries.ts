import type { Translations } from '@storefront/contract/domain/content/translation'
import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import type { Ctx } from '../../../core/context.types'
import { type QueryShape, ListSql } from '../../../db/list'
import { indexOf } from '../../../lib/search'
import { shortTranslations, type TranslatedRow } from '../../../lib/translation'
import { PICTURE_COLUMNS, type PictureRow } from '../../../lib/picture'
import { IN_STOCK } from '../../shared/in-stock'
import { hasPage, onSale } from '../../shared/on-sale'
import { productFreight, type ProductFreight } from '../../shared/shipping'
import { boughtPieces, type LimitedRow } from '../../shared/purchase-limit'

/** The current price of product `t`. */
export const PRICE = 'least(t.price, t.promotion_price)'

export const PRODUCT_COLUMNS = `t.id, t.name, t.abstract, t.ctype, t.price, t.price_marked, t.promotion_price, t.count_purchase, t.tags, t.diamonds, ${PICTURE_COLUMNS},
  ${shortTranslations('t')} as translations,
  not ${IN_STOCK} as is_sold_out`
export const PRODUCT_JOINS = 'left join image im on im.tenant_id = $1 and im.id = t.main_image_id'

export interface ProductRow extends PictureRow, TranslatedRow {
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

export const shape: QueryShape = {
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
  search: [],
  searchIndex: indexOf('product'),
  moment: 't.created_at',
}

/** Filters of a product list beside those that every list supports; price bounds are decimal strings. */
export interface ProductFilters {
  category?: number
  tag?: string
  coupon?: number
  price_min?: string
  price_max?: string
  in_stock?: boolean
  promotion?: boolean
}

/** Returns SQL for whether product `t` has a tag; products without any are not in its index. */
export const hasTag = (tag: string): string => `t.tags <> '{}'::text[] and t.tags @> array[${tag}]`

/** Products that are on sale now, before anything is asked of them. */
export function activeProducts(ctx: Ctx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  return sql.where(onSale('t', sql.param(ctx.now)))
}

/** The category itself and those right below it. */
export function inCategory(sql: ListSql, by: 'id' | 'slug', value: number | string): void {
  const param = sql.param(by === 'id' ? Number(value) : value)
  const root =
    by === 'id' ? `${param}::bigint` : `(select c.id from category c where c.tenant_id = $1 and c.slug = ${param})`
  sql.where(
    `(t.category_id = ${root} or t.category_id in (select c.id from category c where c.tenant_id = $1 and c.parent_id = ${root}))`,
  )
}

export interface DetailRow extends ProductRow, LimitedRow {
  /** With their HTML. */
  all_translations: Translations
  category_translations: Translations | null
  description: string
  category_id: number | null
  category_name: string | null
  freight: ProductFreight
  on_sale_at: string | Date | null
  video_key: string | null
  seo_title: string
  seo_description: string
}

export type StaffCounts = NonNullable<ProductDetail['staff_counts']>

/** `$3` is now, `$4` the user; null for a visitor, who has bought nothing. */
export const PRODUCT = `select ${PRODUCT_COLUMNS}, t.description, t.on_sale_at, t.translations as all_translations, c.translations as category_translations, t.seo_title, t.seo_description, t.max_per_user,
    case when t.max_per_user is not null and $4::bigint is not null then ${boughtPieces('$4::bigint', 't.id')} end as bought,
    (select film.full_key from image film where film.tenant_id = $1 and film.id = t.video_id) as video_key, c.id as category_id, c.name as category_name,
    ${productFreight('t')} as freight
  from product t ${PRODUCT_JOINS} left join category c on c.tenant_id = $1 and c.id = t.category_id
  where t.tenant_id = $1 and t.id = $2 and ${hasPage('t', '$3')}`
export const PICTURES = `select ${PICTURE_COLUMNS} from product_image p join image im on im.tenant_id = $1 and im.id = p.image_id
  where p.tenant_id = $1 and p.product_id = $2 order by p.position`
export const VARIANTS = `select v.id, v.attributes, v.price, v.promotion_price, v.inventory, ${PICTURE_COLUMNS}
  from variant v left join image im on im.tenant_id = $1 and im.id = v.image_id
  where v.tenant_id = $1 and v.product_id = $2 and v.is_active order by v.position, v.id`

export const COUNTS = `select
    coalesce((select sum(l.quantity) from order_line l join shop_order o on o.tenant_id = $1 and o.id = l.order_id
      where l.tenant_id = $1 and l.product_id = $2 and o.paid_at is not null), 0)::int as paid,
    coalesce((select sum(l.quantity) from order_line l join shop_order o on o.tenant_id = $1 and o.id = l.order_id
      where l.tenant_id = $1 and l.product_id = $2 and o.status = 'unpaid'), 0)::int as unpaid,
    coalesce((select sum(b.quantity) from basket_line b where b.tenant_id = $1 and b.product_id = $2 and b.kind = 'basket'), 0)::int as in_baskets`

// The newest subscription decides: a user who was notified and subscribed again is waiting.
export const OPEN_SUBSCRIPTION = `select r.status from back_in_stock_subscription r where r.tenant_id = $1 and r.product_id = $2 and r.user_id = $3 and r.status in ('waiting', 'notified')
  order by r.id desc limit 1`
