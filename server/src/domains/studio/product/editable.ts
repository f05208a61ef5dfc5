import { PRODUCT_CHANGES_MAX } from '@storefront/contract/constants'
import type { Page } from '@storefront/contract/entities/common'
import type { EditableProduct, ProductValues } from '@storefront/contract/entities/studio/product'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { amount, amountOrNull } from '../../../lib/amount'

interface Row {
  id: number
  name: string
  version: number
  is_active: boolean
  category: number | null
  tags: string[]
  variants: { id: number; price: number; promotion_price: number | null }[]
}

const SELECT = `select p.id, p.name, p.version, p.is_active, p.category_id as category, p.tags, coalesce((select
    json_agg(json_build_object('id', v.id, 'price', v.price, 'promotion_price', v.promotion_price) order by v.position, v.id)
    from variant v where v.tenant_id = $1 and v.product_id = p.id and v.is_active), '[]') as variants
  from product p where p.tenant_id = $1 and p.id = any($2::bigint[]) and p.archived_at is null order by p.id`

/**
 * Returns the editable fields of the products with these ids for bulk changes; ids that the site does not have are left
 * out.
 */
export async function editableProductsIn(
  ctx: UserCtx,
  tx: Connection,
  ids: readonly number[],
): Promise<EditableProduct[]> {
  const rows = await tx.rows<Row>(SELECT, [ctx.tenant.id, ids])
  return rows.map(({ id, name, version, variants, ...rest }) => {
    const prices = variants.map(({ price, promotion_price, ...variant }) => ({
      ...variant,
      price: amount(ctx, price),
      promotion_price: amountOrNull(ctx, promotion_price),
    }))
    const values: ProductValues = {
      is_active: rest.is_active,
      category: rest.category,
      tags: rest.tags,
      variants: prices,
    }
    return { id, name, version, values }
  })
}

/** Returns the same as a list. @param ids with commas between them */
export async function listEditableProducts(ctx: UserCtx, ids: string): Promise<Page<EditableProduct>> {
  const distinctIds = [...new Set(ids.split(',').map(Number))].slice(0, PRODUCT_CHANGES_MAX)
  const results = await ctx.db.read((tx) => editableProductsIn(ctx, tx, distinctIds))
  return { count: results.length, results }
}
