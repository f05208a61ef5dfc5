import type { SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { hasPermission } from '@storefront/contract/has-permission'
import { type Permission, studioPermissions } from '@storefront/contract/permissions'
import { fail, type Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { coinSheet } from './coin'
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
  coin: coinSheet,
} as unknown as Readonly<Record<SpreadsheetKind, AnyKind>>

/** Returns the columns of a kind that the caller may use, in the order of its export. */
export const columnsOfKind = (ctx: Pick<StaffCtx, 'perms' | 'tenant'>, name: SpreadsheetKind): readonly string[] =>
  kinds[name].columnsFor?.(ctx) ?? kinds[name].columns

/** Returns the permissions with which a job goes on with an import of a kind. @param withCost if its owner may read costs */
export const permsOfKind = (name: SpreadsheetKind, withCost: boolean): Permission[] => [
  kinds[name].permission,
  ...(withCost ? [studioPermissions.readCost] : []),
]

/** Returns the kind for a caller who may edit what it is about; `forbidden` for others. */
export function sheetKind(ctx: Pick<StaffCtx, 'perms' | 'tenant'>, name: SpreadsheetKind): AnyKind | Failure {
  const kind = kinds[name]
  return hasPermission(ctx.perms, kind.permission) ? { ...kind, columns: columnsOfKind(ctx, name) } : fail('forbidden')
}
