import {
  planStock,
  type StockStep,
  type StockVariant,
  stockCells,
  stockColumns,
  variantOfRow,
} from '@storefront/contract/domain/spreadsheet/stock'
import { permissions } from '@storefront/contract/permissions'
import { type Connection, joinTransaction } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import { translate } from '../../../core/i18n'
import { attributesLabel } from '../../catalog/product/presenter'
import { changeStock } from '../product/stock'
import { idsIn, type SheetKind, type SheetReader } from './kind'

const VARIANTS = `select v.id, v.product_id as product, p.name as product_name, v.attributes, v.sku, v.inventory
  from variant v join product p on p.tenant_id = $1 and p.id = v.product_id
  where v.tenant_id = $1 and v.is_active and p.archived_at is null and ($2::bigint[] is null or v.id = any($2)) order by p.id, v.position, v.id limit $3`

const NEXT_PRODUCTS = `select v.id, v.product_id as product, p.name as product_name, v.attributes, v.sku, v.inventory
  from (select p.id, p.name from product p where p.tenant_id = $1 and p.archived_at is null and p.id > $2
      and exists (select 1 from variant o where o.tenant_id = $1 and o.product_id = p.id and o.is_active) order by p.id limit $3) p
    join variant v on v.tenant_id = $1 and v.product_id = p.id
  where v.is_active order by p.id, v.position, v.id`

interface VariantRow extends Omit<StockVariant, 'options'> {
  attributes: { value: string }[]
}

const stockOf = ({ attributes, ...row }: VariantRow): StockVariant => ({ ...row, options: attributesLabel(attributes) })

/** Returns the variants of the products behind one, by product. @param limit of products */
export async function readStock(
  { tenant }: SheetReader,
  tx: Connection,
  after: number,
  limit: number,
): Promise<ReadonlyMap<number, readonly StockVariant[]>> {
  const rows = await tx.rows<VariantRow>(NEXT_PRODUCTS, [tenant.id, after, limit])
  const products = new Map<number, StockVariant[]>()
  for (const variant of rows.map(stockOf)) {
    const variants = products.get(variant.product)
    if (variants) variants.push(variant)
    else products.set(variant.product, [variant])
  }
  return products
}

/** Pieces of variants. */
export const stockSheet: SheetKind<ReadonlyMap<number, StockVariant>, StockStep> = {
  columns: stockColumns,
  permission: permissions.changeProduct,
  async readState(ctx, tx, rows, limit) {
    const variants = await tx.rows<VariantRow>(VARIANTS, [ctx.tenant.id, idsIn(ctx, rows, 'variant'), limit])
    return new Map(variants.map((row) => [row.id, stockOf(row)]))
  },
  write: (_, variants) => [...variants.values()].map(stockCells),
  plan: (ctx, rows, variants) =>
    planStock(rows, variants, {
      standardReason: translate(ctx.language, 'spreadsheet.words.reason'),
      language: ctx.tenant.language,
    }),
  itemOf: ({ tenant }, row) => variantOfRow(row, tenant.language),
  rowOf: ({ row }) => row,
  async apply(ctx, tx, { product, ...step }) {
    const result = await changeStock({ ...ctx, db: joinTransaction(tx) }, product, step)
    if (result instanceof Failure) return result.name === 'notFound' ? fail('sheetStale') : result
    const { variant: variantId, change } = step
    return { productId: product, before: null, baseVersion: null, version: null, variantId, change }
  },
}
