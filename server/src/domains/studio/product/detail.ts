import type { StudioProductDetail } from '@storefront/contract/entities/studio/product'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
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
}

interface VariantRow {
  id: number
  attributes: { name: string; value: string }[]
  price: number
  promotion_price: number | null
  sku: string
  inventory: number | null
}

const PRODUCT = `select id, version, name, abstract, description, ctype, category_id, tags, price_marked, is_active, main_image_id, archived_at
  from product where tenant_id = $1 and id = $2`
const VARIANTS = `select id, attributes, price, promotion_price, sku, inventory from variant
  where tenant_id = $1 and product_id = $2 and is_active order by position, id`
// A product without a gallery shows the picture of its card.
const PICTURES = `select im.id, ${PICTURE_COLUMNS} from image im
  left join product_image p on p.tenant_id = im.tenant_id and p.product_id = $2 and p.image_id = im.id
  where im.tenant_id = $1 and (im.id = $3 or p.image_id is not null) order by im.id = $3 desc nulls last, p.position`

/** Returns a product as it is edited; notFound for none. */
export async function productIn(ctx: UserCtx, tx: Connection, id: number): Promise<StudioProductDetail | Failure> {
  const key = [ctx.tenant.id, id]
  const [row] = await tx.rows<ProductRow>(PRODUCT, key)
  if (!row) return fail('notFound')
  const variants = await tx.rows<VariantRow>(VARIANTS, key)
  const rows = await tx.rows<PictureRow & { id: number }>(PICTURES, [...key, row.main_image_id])
  const pictures = rows.flatMap((picture) => {
    const image = pictureOf(ctx.ports.storage, picture)
    return image ? [{ id: picture.id, image }] : []
  })
  const { version, name, abstract, description, ctype, tags, is_active } = row
  return {
    ...{ id, version, name, abstract, description, ctype, tags, is_active, pictures },
    archived_at: row.archived_at && new Date(row.archived_at).toISOString(),
    category: row.category_id,
    price_marked: amountOrNull(ctx, row.price_marked),
    images: pictures.map((picture) => picture.id),
    variants: variants.map(({ price, promotion_price, ...variant }) => ({
      ...variant,
      price: amount(ctx, price),
      promotion_price: amountOrNull(ctx, promotion_price),
    })),
  }
}

export const readProduct = (ctx: UserCtx, id: number): Promise<StudioProductDetail | Failure> =>
  ctx.db.read((tx) => productIn(ctx, tx, id))
