import type { CellFault } from '@storefront/contract/domain/spreadsheet/sheet'

/** A cell as it is shown, with what is wrong with it. */
export type ShownCell = string | { readonly text: string; readonly fault: CellFault }

export interface ReadSheet {
  readonly name: string
  readonly rows: readonly (readonly ShownCell[])[]
}
