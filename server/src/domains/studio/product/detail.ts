import { type Translations, translationsText } from '@storefront/contract/domain/content/translation'
import type { StudioProductDetail } from '@storefront/contract/entities/studio/product'
import { hasPermission } from '@storefront/contract/has-permission'
import { studioPermissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { amount, amountOrNull } from '../../../lib/amount'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'

interface ProductRow {
  id: number
  version: number
  name: string
  abstract: string
  description: string
  ctype: StudioProductDetail['ctype']
  category_id: number | null
  tags: string[]
  price_marked: number | null
  is_active: boolean
  main_image_id: number | null
  archived_at: string | Date | null
  max_per_user: number | null
  on_sale_at: string | Date | null
  off_sale_at: string | Date | null
  seo_title: string
  seo_description: string
  shipping_template: number | null
  translations: Translations
  film: { id: number; key: string; name: string } | null
}

interface VariantRow {
  id: number
  attributes: { name: string; value: string }[]
  price: number
  promotion_price: number | null
  sku: string
  inventory: number | null
  image: number | null
  weight: number | null
  cost: number | null
}

const PRODUCT = `select id, version, name, abstract, description, ctype, category_id, tags, price_marked, is_active, main_image_id, archived_at,
    max_per_user, on_sale_at, off_sale_at, seo_title, seo_description, shipping_template_id as shipping_template, translations,
    (select json_build_object('id', film.id, 'key', film.full_key, 'name', coalesce(film.name, '')) from image film
      where film.tenant_id = $1 and film.id = p.video_id) as film
  from product p where tenant_id = $1 and id = $2`
const VARIANTS = `select id, attributes, price, promotion_price, sku, inventory, image_id as image, weight, cost from variant
  where tenant_id = $1 and product_id = $2 and is_active order by position, id`
// A product without a gallery shows the picture of its card; those of variants come last.
const PICTURES = `select im.id, p.image_id is not null or coalesce(im.id = $3, false) as is_shown, ${PICTURE_COLUMNS} from image im
  left join product_image p on p.tenant_id = $1 and p.product_id = $2 and p.image_id = im.id
  where im.tenant_id = $1 and (im.id = $3 or p.image_id is not null or im.id = any($4::bigint[])) order by im.id = $3 desc nulls last, p.position`

const momentOrNull = (at: string | Date | null): string | null => at && new Date(at).toISOString()

/** Returns a product as it is edited; notFound for none. */
export async function productIn(ctx: StaffCtx, tx: Connection, id: number): Promise<StudioProductDetail | Failure> {
  const key = [ctx.tenant.id, id]
  const [row] = await tx.rows<ProductRow>(PRODUCT, key)
  if (!row) return fail('notFound')
  const variants = await tx.rows<VariantRow>(VARIANTS, key)
  const ownPictures = variants.flatMap(({ image }) => image ?? [])
  const rows = await tx.rows<PictureRow & { id: number; is_shown: boolean }>(PICTURES, [
    ...key,
    row.main_image_id,
    ownPictures,
  ])
  const pictures = rows.flatMap((picture) => {
    const image = pictureOf(ctx.ports.storage, picture)
    return image ? [{ id: picture.id, image }] : []
  })
  const {
    version,
    name,
    abstract,
    description,
    ctype,
    tags,
    is_active,
    max_per_user,
    seo_title,
    seo_description,
    shipping_template,
    film,
  } = row
  const canReadCost = hasPermission(ctx.perms, studioPermissions.readCost)
  return {
    ...{ id, version, name, abstract, description, ctype, tags, is_active, pictures },
    ...{ max_per_user, seo_title, seo_description, shipping_template },
    translations: translationsText('product', row.translations),
    archived_at: momentOrNull(row.archived_at),
    on_sale_at: momentOrNull(row.on_sale_at),
    off_sale_at: momentOrNull(row.off_sale_at),
    video: film?.id ?? null,
    film: film && { id: film.id, name: film.name, url: ctx.ports.storage.url(film.key) },
    category: row.category_id,
    price_marked: amountOrNull(ctx, row.price_marked),
    images: rows.flatMap((picture) => (picture.is_shown ? [picture.id] : [])),
    variants: variants.map(({ price, promotion_price, cost, ...variant }) => ({
      ...variant,
      ...(canReadCost && { cost: amountOrNull(ctx, cost) }),
      price: amount(ctx, price),
      promotion_price: amountOrNull(ctx, promotion_price),
    })),
  }
}

export const readProduct = (ctx: StaffCtx, id: number): Promise<StudioProductDetail | Failure> =>
  ctx.db.read((tx) => productIn(ctx, tx, id))
