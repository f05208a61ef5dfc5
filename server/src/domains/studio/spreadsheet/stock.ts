import {
  planStock,
  type StockStep,
  type StockVariant,
  stockCells,
  stockColumns,
} from '@storefront/contract/domain/spreadsheet/stock'
import { permissions } from '@storefront/contract/permissions'
import { joinTransaction } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import { translate } from '../../../core/i18n'
import { attributesLabel } from '../../catalog/product/presenter'
import { changeStock } from '../product/stock'
import { idsIn, type SheetKind } from './kind'

const VARIANTS = `select v.id, v.product_id as product, p.name as product_name, v.attributes, v.sku, v.inventory
  from variant v join product p on p.tenant_id = v.tenant_id and p.id = v.product_id
  where v.tenant_id = $1 and v.is_active and p.archived_at is null and ($2::bigint[] is null or v.id = any($2)) order by p.id, v.position, v.id limit $3`

interface VariantRow extends Omit<StockVariant, 'options'> {
  attributes: { value: string }[]
}

/** Pieces of variants. */
export const stockSheet: SheetKind<ReadonlyMap<number, StockVariant>, StockStep> = {
  columns: stockColumns,
  permission: permissions.changeProduct,
  async readState(ctx, tx, rows, limit) {
    const variants = await tx.rows<VariantRow>(VARIANTS, [ctx.tenant.id, idsIn(ctx, rows, 'variant'), limit])
    return new Map(variants.map(({ attributes, ...row }) => [row.id, { ...row, options: attributesLabel(attributes) }]))
  },
  write: (_, variants) => [...variants.values()].map(stockCells),
  plan: (ctx, rows, variants) =>
    planStock(rows, variants, {
      standardReason: translate(ctx.language, 'spreadsheet.words.reason'),
      language: ctx.tenant.language,
    }),
  async apply(ctx, tx, { product, ...step }) {
    const result = await changeStock({ ...ctx, db: joinTransaction(tx) }, product, step)
    if (result instanceof Failure) return result.name === 'notFound' ? fail('sheetStale') : result
    const { variant: variantId, change } = step
    return { productId: product, before: null, baseVersion: null, version: null, variantId, change }
  },
}
