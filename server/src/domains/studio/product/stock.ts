import { insert } from '../../../db/insert'
import type { Page } from '@storefront/contract/entities/common'
import { PAGE_SIZE } from '@storefront/contract/constants'
import type { StockChange, StudioProductDetail } from '@storefront/contract/entities/studio/product'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { scheduleRestockNotice } from '../../catalog/back-in-stock/restock'
import { attributesLabel } from '../../catalog/product/presenter'
import { writeAuditEntry } from '../audit/record'
import { productIn } from './detail'

interface StockEntry {
  productId: number
  variantId: number
  change: number
  /** The stock after the change. */
  inventory: number
  reason: string
}

/** Writes a line of the stock's log. */
export async function writeStockChange(ctx: StaffCtx, tx: Connection, entry: StockEntry): Promise<void> {
  await insert(tx, 'stock_change', { tenantId: ctx.tenant.id, actorId: ctx.user.id, at: ctx.now, ...entry })
}

// A difference, not a number: what is sold between reading and writing stays sold.
const CHANGE = `update variant set inventory = inventory + $4 where tenant_id = $1 and product_id = $2 and id = $3 and is_active
  and inventory + $4 >= 0 and exists (select 1 from product p where p.tenant_id = $1 and p.id = $2 and p.archived_at is null) returning inventory`
const STOCK = `select v.inventory from variant v join product p on p.tenant_id = $1 and p.id = v.product_id
  where v.tenant_id = $1 and v.product_id = $2 and v.id = $3 and v.is_active and p.archived_at is null`

/** Adds pieces to a variant, or takes some away; an unlimited stock has none to count. */
export function changeStock(
  ctx: StaffCtx,
  id: number,
  { variant, change, reason }: { variant: number; change: number; reason: string },
): Promise<StudioProductDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    if (change === 0) return badPart('change', 'notOffered', {}, ctx.language)
    const key = [ctx.tenant.id, id, variant]
    const [row] = await tx.rows<{ inventory: number }>(CHANGE, [...key, change])
    if (!row) {
      const [stock] = await tx.rows<{ inventory: number | null }>(STOCK, key)
      return stock && stock.inventory !== null ? fail('stockBelowZero', { left: stock.inventory }) : fail('notFound')
    }
    await writeStockChange(ctx, tx, { productId: id, variantId: variant, change, inventory: row.inventory, reason })
    const [before, after] = [
      { variant, inventory: row.inventory - change },
      { variant, inventory: row.inventory, reason },
    ]
    await writeAuditEntry(ctx, tx, { action: 'update', kind: 'stock', item: id, before, after })
    await scheduleRestockNotice(ctx, tx, [id])
    return productIn(ctx, tx, id)
  })
}

interface ChangeRow {
  id: number
  variant: number
  attributes: { value: string }[]
  change: number
  inventory: number
  reason: string
  actor: string
  at: string | Date
  total: number
}

const CHANGES = `select s.id, s.variant_id as variant, v.attributes, s.change, s.inventory, s.reason, a.name as actor, s.at, count(*) over ()::int as total
  from stock_change s join variant v on v.tenant_id = $1 and v.id = s.variant_id join account a on a.tenant_id = $1 and a.id = s.actor_id
  where s.tenant_id = $1 and s.product_id = $2 order by s.id desc limit $3 offset $4`

/** Returns the log of a product's stock. */
export async function listStockChanges(
  ctx: StaffCtx,
  id: number,
  { limit = PAGE_SIZE, offset = 0 }: { limit?: number; offset?: number },
): Promise<Page<StockChange>> {
  const rows = await ctx.db.read((tx) => tx.rows<ChangeRow>(CHANGES, [ctx.tenant.id, id, limit, offset]))
  const results = rows.map(({ attributes, at, total: _, ...row }) => ({
    ...row,
    attributes_label: attributesLabel(attributes),
    at: new Date(at).toISOString(),
  }))
  return { count: rows[0]?.total ?? 0, results }
}
