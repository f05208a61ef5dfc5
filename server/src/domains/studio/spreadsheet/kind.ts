import { readInteger } from '@storefront/contract/domain/spreadsheet/cell-reader'
import type { SheetPlan, SheetRow } from '@storefront/contract/domain/spreadsheet/sheet'
import { tidyLine } from '@storefront/contract/domain/text/tidy'
import type { Permission } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { ProductDraft } from '@storefront/contract/entities/studio/product'
import type { StaffCtx } from '../../../core/context.types'

/** The part of a caller's context, or of a job's, that reads what a file holds. */
export type SheetReader = Pick<StaffCtx, 'tenant' | 'perms' | 'language' | 'ports'>

/**
 * One kind of spreadsheet: the same state is what an export writes, what a plan compares with and what its steps start
 * from.
 */
export interface SheetKind<State, Step> {
  readonly columns: readonly string[]
  readonly permission: Permission
  /** Returns the columns that a member of staff may read and write on a site, in the order of the export; else all. */
  columnsFor?(ctx: Pick<StaffCtx, 'perms' | 'tenant'>): readonly string[]
  /**
   * Reads what the site has.
   * @param rows of the file, so that no more is read than they name; null reads everything
   * @param limit of the rows of an export
   */
  readState(ctx: StaffCtx, tx: Connection, rows: readonly SheetRow[] | null, limit: number): Promise<State>
  /** A row of cells for each row of the export. */
  write(ctx: StaffCtx, state: State): Readonly<Record<string, string>>[]
  /**
   * Returns the item that a row belongs to: rows of one item are planned and written together. Without it all rows of a
   * file are one item.
   * @param last the item of the row above
   */
  itemOf?(ctx: SheetReader, row: SheetRow, last: string): string
  plan(ctx: StaffCtx, rows: readonly SheetRow[], state: State): SheetPlan<Step>
  /** The row of the file by which a step is named. */
  rowOf(step: Step): number
  /** Carries out a step in the caller's transaction; returns what an undo needs, null where there is none. */
  apply(ctx: StaffCtx, tx: Connection, step: Step, state: State, planId: number): Promise<AppliedStep | Failure | null>
}

/** The effect of a step of an import, as its undo needs it. */
export interface AppliedStep {
  readonly productId: number
  /** The product before; null for one that the import made, and for stock. */
  readonly before: ProductDraft | null
  readonly baseVersion: number | null
  /** The version that resulted; null for stock. */
  readonly version: number | null
  readonly variantId: number | null
  /** Pieces that were added to the variant. */
  readonly change: number | null
}

/** Returns the whole numbers in a column of a file; null for all. */
export function idsIn({ tenant }: SheetReader, rows: readonly SheetRow[] | null, column: string): number[] | null {
  return rows && [...new Set(rows.flatMap(({ cells }) => readInteger(cells[column] ?? '', tenant.language) ?? []))]
}

/** Returns the texts in a column of a file; null for all. */
export const textsIn = (
  rows: readonly SheetRow[] | null,
  column: string,
  tidy: (text: string) => string = tidyLine,
): string[] | null => rows && [...new Set(rows.map(({ cells }) => tidy(cells[column] ?? '')))].filter(Boolean)
