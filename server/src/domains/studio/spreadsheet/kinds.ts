import type { SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { hasPermission } from '@storefront/contract/permissions'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { couponSheet } from './coupon'
import type { SheetKind } from './kind'
import { productSheet } from './product'
import { shipmentSheet } from './shipment'
import { stockSheet } from './stock'

export type AnyKind = SheetKind<unknown, unknown>

/** Every kind of spreadsheet. What `readState` gives and `plan` makes goes back to the same kind alone. */
const kinds = {
  product: productSheet,
  stock: stockSheet,
  coupon: couponSheet,
  shipment: shipmentSheet,
} as unknown as Readonly<Record<SpreadsheetKind, AnyKind>>

/** The columns of each kind, in the order of its export. */
export const kindColumns: Readonly<Record<SpreadsheetKind, readonly string[]>> = {
  product: productSheet.columns,
  stock: stockSheet.columns,
  coupon: couponSheet.columns,
  shipment: shipmentSheet.columns,
}

/** Returns the kind for a caller who may edit what it is about; `forbidden` for others. */
export function sheetKind(ctx: UserCtx, name: SpreadsheetKind): AnyKind | Failure {
  const kind = kinds[name]
  return hasPermission(ctx.perms, kind.permission) ? kind : fail('forbidden')
}
