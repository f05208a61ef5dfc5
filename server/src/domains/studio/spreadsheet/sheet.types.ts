import type { CellFault } from '@storefront/contract/domain/spreadsheet/sheet'

/** A cell as it is shown, with what is wrong with it. */
export type ShownCell = string | { readonly text: string; readonly fault: CellFault }

/** The rows of a file that are read at once, counted from 1. */
export interface SheetWindow {
  /** The place of the sheet in the file; null for all that are visible. */
  readonly sheet: number | null
  readonly from: number
  readonly to: number
}

export interface ReadSheet {
  /** Its place in the file. */
  readonly at: number
  readonly name: string
  /** The rows of the window. */
  readonly rows: readonly (readonly ShownCell[])[]
  /** Whether no row stands below the window. */
  readonly isLast: boolean
}
