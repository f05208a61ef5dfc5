import { hasPage } from '../../shared/on-sale'
import type { ProductAd, ProductBrief } from '@storefront/contract/entities/catalog/product'
import type { Link, Page } from '@storefront/contract/entities/common'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import type { Slice } from '../../../db/selection'
import { recommendForCategories } from './module-items'

interface AdRow extends PictureRow {
  id: number
  title: string
  link: Link | null
}

/** Maximum number of pictures; users do not swipe through more. */
const ADS_MAX = 8

// A product's own before its category's (or the one's above), those before everybody's.
const ADS = `select a.id, a.title, a.link, ${PICTURE_COLUMNS}
  from product p left join category c on c.tenant_id = $1 and c.id = p.category_id
  join product_ad a on a.tenant_id = $1
  join image im on im.tenant_id = $1 and im.id = a.image_id
  where p.tenant_id = $1 and p.id = $2 and a.is_active and coalesce(a.start_at <= $3, true) and coalesce(a.end_at > $3, true)
    and (a.product_id is null or a.product_id = p.id) and (a.category_id is null or a.category_id in (c.id, c.parent_id))
  order by a.product_id is null, a.category_id is null, a.position, a.id limit ${ADS_MAX}`

interface ViewedProduct {
  category_id: number | null
}

async function findViewedProduct(ctx: Ctx, tx: Connection, id: number): Promise<ViewedProduct | undefined> {
  return (
    await tx.rows<ViewedProduct>(
      `select category_id from product p where tenant_id = $1 and id = $2 and ${hasPage('p', '$3')}`,
      [ctx.tenant.id, id, ctx.now],
      'product_looked',
    )
  )[0]
}

/** Pictures beside a product that is on sale, each with where it leads (spec 7: GET ads). */
export async function productAds(ctx: Ctx, id: number): Promise<Page<ProductAd> | Failure> {
  const rows = await ctx.db.read(async (tx) =>
    (await findViewedProduct(ctx, tx, id)) ? tx.rows<AdRow>(ADS, [ctx.tenant.id, id, ctx.now], 'product_ads') : null,
  )
  if (!rows) return fail('notFound')
  const results = rows.flatMap((row) => {
    const image = pictureOf(ctx.ports.storage, row)
    return image ? [{ id: row.id, title: row.title, image, link: row.link }] : []
  })
  return { count: results.length, results }
}

/**
 * Recommends products beside the product `id`: best sellers of its category that the caller does not have, then best
 * sellers of all. Fails with notFound.
 */
export async function recommendationsFor(
  ctx: Ctx,
  id: number,
  page: Partial<Slice>,
): Promise<Page<ProductBrief> | Failure> {
  const row = await ctx.db.read((tx) => findViewedProduct(ctx, tx, id))
  if (!row) return fail('notFound')
  return recommendForCategories(ctx, row.category_id === null ? [] : [row.category_id], { ignore: id }, page)
}
