import { fromDecimal } from '@storefront/contract/domain/money'
import type { Page } from '@storefront/contract/entities/common'
import type { EditableProduct, ProductChange, ProductValues } from '@storefront/contract/entities/studio/product'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { scheduleRestockNotice } from '../../catalog/back-in-stock/restock'
import { schedulePriceNotice } from '../../catalog/saved-product/price'
import { priceFailure } from '../../shared/price-failure'
import { writeAuditEntry } from '../audit/record'
import { editableProductsIn } from './editable'

interface Price {
  id: number
  price: number
  promotion: number | null
}

/** Prices in minor units; null when one of them is none. */
function parsePrices(ctx: UserCtx, { variants }: ProductValues): Price[] | null {
  const parse = (text: string) => fromDecimal(text, ctx.tenant.currency.exponent) ?? -1
  const prices = variants.map(({ id, price, promotion_price }) => ({
    id,
    price: parse(price),
    promotion: promotion_price === null ? null : parse(promotion_price),
  }))
  return prices.some(({ price, promotion }) => price < 0 || (promotion !== null && promotion < 0)) ? null : prices
}

const UNKNOWN_CATEGORY = `select 1 from unnest($2::bigint[]) c(id)
  where not exists (select 1 from category k where k.tenant_id = $1 and k.id = c.id) limit 1`
// The version decides in the statement itself: of two changes of one version, one writes.
const UPDATE = `update product set is_active = $3, category_id = $4, tags = $5, version = version + 1
  where tenant_id = $1 and id = $2 and version = $6 and archived_at is null returning 1`
const UPDATE_VARIANTS = `update variant v set price = n.price, promotion_price = n.promotion
  from unnest($3::bigint[], $4::bigint[], $5::bigint[]) n(id, price, promotion)
  where v.tenant_id = $1 and v.product_id = $2 and v.id = n.id and v.is_active returning 1`
/** Cards show the lowest of the variants on sale, as after any save (save.ts). */
const UPDATE_CARD = `update product p set price = coalesce(low.price, p.price), promotion_price = low.promotion
  from (select min(price) as price, min(promotion_price) as promotion from variant where tenant_id = $1 and product_id = $2 and is_active) low
  where p.tenant_id = $1 and p.id = $2`

/** Writes one product over the version that was read; `before` is what it is now. */
async function writeProduct(
  ctx: UserCtx,
  tx: Connection,
  before: EditableProduct,
  { id, version, values }: ProductChange,
): Promise<Failure | null> {
  const prices = parsePrices(ctx, values)
  if (!prices) return fail('priceWrong')
  const { is_active, category, tags, variants } = values
  const key = [ctx.tenant.id, id]
  if ((await tx.rows(UPDATE, [...key, is_active, category, tags, version])).length === 0) return fail('editConflict')
  // Each variant on sale has its price here: what is left out would stand in the log as taken away.
  if (variants.length !== before.values.variants.length) return badPart('variants', 'notOffered', {}, ctx.language)
  if (JSON.stringify(variants) !== JSON.stringify(before.values.variants)) {
    for (const [at, { price, promotion }] of prices.entries()) {
      const failure = priceFailure(ctx, `variants.${at}`, price, promotion)
      if (failure) return failure
    }
    const columns = [prices.map((one) => one.id), prices.map((one) => one.price), prices.map((one) => one.promotion)]
    if ((await tx.rows(UPDATE_VARIANTS, [...key, ...columns])).length < prices.length)
      return badPart('variants', 'notOffered', {}, ctx.language)
    await tx.rows(UPDATE_CARD, key)
  }
  const after = { ...values, version: version + 1 }
  await writeAuditEntry(ctx, tx, {
    action: 'update',
    kind: 'product',
    item: id,
    before: { ...before.values, version },
    after,
  })
  return null
}

/**
 * Changes many products that nobody has saved since their versions were read: all of them, or none. Gives the new
 * versions.
 */
export function changeProducts(
  ctx: UserCtx,
  changes: readonly ProductChange[],
): Promise<Page<{ id: number; version: number }> | Failure> {
  const sorted = [...changes].sort((a, b) => a.id - b.id)
  const ids = sorted.map(({ id }) => id)
  return ctx.db.tx(async (tx) => {
    if (new Set(ids).size < ids.length) return badPart('changes', 'notOffered', {}, ctx.language)
    const categories = [...new Set(sorted.flatMap(({ values }) => values.category ?? []))]
    if ((await tx.rows(UNKNOWN_CATEGORY, [ctx.tenant.id, categories])).length > 0)
      return badPart('category', 'notOffered', {}, ctx.language)
    const present = new Map((await editableProductsIn(ctx, tx, ids)).map((product) => [product.id, product]))
    for (const change of sorted) {
      const before = present.get(change.id)
      const failure = before ? await writeProduct(ctx, tx, before, change) : fail('notFound')
      if (failure) return failure
    }
    await scheduleRestockNotice(ctx, tx, ids)
    await schedulePriceNotice(ctx, tx, ids)
    return { count: ids.length, results: sorted.map(({ id, version }) => ({ id, version: version + 1 })) }
  })
}
