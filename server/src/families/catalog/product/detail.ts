import { effectivePrice } from '@storefront/contract/domain/price'
import type { ShippingRule } from '@storefront/contract/domain/shipping'
import type { Category, ProductDetail, Variant } from '@storefront/contract/entities/catalog/product'
import type { Page } from '@storefront/contract/entities/common'
import { may, permissions } from '@storefront/contract/permissions'
import { fail, type Failure } from '../../../failure'
import type { Ctx } from '../../../kernel/context.types'
import { amount, amountOrNull } from '../../../lib/amount'
import { cleanHtml } from '../../../lib/html'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { PRODUCT_COLUMNS, PRODUCT_JOINS, productBrief, type ProductRow } from './list'

interface DetailRow extends ProductRow {
  description: string
  category_id: number | null
  category_name: string | null
  /** The rule of everywhere; the site's own without one. */
  everywhere: ShippingRule | null
  /** Some regions have rules of their own. */
  is_regional: boolean
}

type StaffCounts = NonNullable<ProductDetail['staff_counts']>

interface VariantRow extends PictureRow {
  id: number
  attributes: { name: string; value: string }[]
  price: number
  promotion_price: number | null
  inventory: number | null
}

const PRODUCT = `select ${PRODUCT_COLUMNS}, t.description, c.id as category_id, c.name as category_name,
    (select json_build_object('fee', r.fee, 'free_over', r.free_over) from shipping_rule r where r.tenant_id = $1 and r.region = '') as everywhere,
    exists (select 1 from shipping_rule r where r.tenant_id = $1 and r.region <> '') as is_regional
  from product t ${PRODUCT_JOINS} left join category c on c.tenant_id = t.tenant_id and c.id = t.category_id
  where t.tenant_id = $1 and t.id = $2 and t.is_active`
const PICTURES = `select ${PICTURE_COLUMNS} from product_image p join image im on im.tenant_id = p.tenant_id and im.id = p.image_id
  where p.tenant_id = $1 and p.product_id = $2 order by p.position`
const VARIANTS = `select v.id, v.attributes, v.price, v.promotion_price, v.inventory, ${PICTURE_COLUMNS}
  from variant v left join image im on im.tenant_id = v.tenant_id and im.id = v.image_id
  where v.tenant_id = $1 and v.product_id = $2 and v.is_active order by v.position, v.id`

const COUNTS = `select
    coalesce((select sum(l.quantity) from order_line l join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
      where l.tenant_id = $1 and l.product_id = $2 and o.paid_at is not null), 0)::int as paid,
    coalesce((select sum(l.quantity) from order_line l join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
      where l.tenant_id = $1 and l.product_id = $2 and o.status = 'unpaid'), 0)::int as unpaid,
    coalesce((select sum(b.quantity) from basket_line b where b.tenant_id = $1 and b.product_id = $2 and b.kind = 'basket'), 0)::int as in_baskets`

// Who was told and waits anew waits.
const WISH = `select r.status from product_reservation r where r.tenant_id = $1 and r.product_id = $2 and r.user_id = $3 and r.status in ('waiting', 'told')
  order by r.id desc limit 1`

/** The attributes' values in a row, as on a basket line. */
export function attributesLabel(attributes: readonly { value: string }[]): string {
  return attributes.map(({ value }) => value).join(' / ')
}

/** One product that is on sale, with its variants; notFound for all others. */
export async function productDetail(ctx: Ctx, id: number): Promise<ProductDetail | Failure> {
  const result = await ctx.db.read(async (q) => {
    const key = [ctx.tenant.id, id]
    const [row] = await q.rows<DetailRow>(PRODUCT, key, 'product_detail')
    if (!row) return null
    const pictures = await q.rows<PictureRow>(PICTURES, key, 'product_pictures')
    const variants = await q.rows<VariantRow>(VARIANTS, key, 'product_variants')
    const [counts] = may(ctx.perms, permissions.changeProduct) ? await q.rows<StaffCounts>(COUNTS, key) : []
    const [wish] = ctx.user ? await q.rows<{ status: 'waiting' | 'told' }>(WISH, [...key, ctx.user.id]) : []
    return { row, pictures, variants, counts, wish }
  })
  if (!result) return fail('notFound')
  const { row, pictures, variants, counts, wish } = result
  const brief = productBrief(ctx, row)
  const { fee, free_over } = row.everywhere ?? ctx.tenant.shipping
  const images = pictures.flatMap((picture) => pictureOf(ctx.ports.storage, picture) ?? [])
  return {
    ...brief,
    category: row.category_id === null ? null : { id: row.category_id, name: row.category_name ?? '' },
    images: images.length > 0 || !brief.main_image ? images : [brief.main_image],
    description: cleanHtml(row.description),
    variants: variants.map((variant) => presentVariant(ctx, variant)),
    shipping: { fee: amount(ctx, fee), free_over: amountOrNull(ctx, free_over), is_regional: row.is_regional },
    ...(wish && { reservation: wish.status }),
    ...(counts && { staff_counts: counts }),
  }
}

function presentVariant(ctx: Ctx, row: VariantRow): Variant {
  return {
    id: row.id,
    attribute_values: row.attributes.map(({ name, value }) => ({ attribute: { name }, value })),
    attributes_label: attributesLabel(row.attributes),
    price: amount(ctx, effectivePrice(row.price, row.promotion_price)),
    inventory: row.inventory,
    image: pictureOf(ctx.ports.storage, row),
  }
}

interface CategoryRow extends PictureRow {
  id: number
  name: string
  slug: string
  parent_id: number | null
}

/** All categories, in the order in which the site puts them. */
export async function listCategories(ctx: Ctx): Promise<Page<Category>> {
  const rows = await ctx.db.read((q) =>
    q.rows<CategoryRow>(
      `select c.id, c.name, c.slug, c.parent_id, ${PICTURE_COLUMNS} from category c left join image im on im.tenant_id = c.tenant_id and im.id = c.image_id
       where c.tenant_id = $1 order by c.position, c.id`,
      [ctx.tenant.id],
      'categories',
    ),
  )
  const results = rows.map((row) => ({ id: row.id, name: row.name, slug: row.slug, parent: row.parent_id, image: pictureOf(ctx.ports.storage, row) }))
  return { count: results.length, results }
}
