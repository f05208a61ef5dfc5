import { isBlank } from '../text/invisible'

/** Kinds of data that are read and written as spreadsheets. */
export const spreadsheetKinds = ['product', 'stock', 'coupon', 'shipment', 'coin'] as const
export type SpreadsheetKind = (typeof spreadsheetKinds)[number]

/**
 * Reasons why a cell's own file cannot be trusted: a formula error, an exponent instead of digits, more digits than a
 * number keeps, an unknown format.
 */
export const cellFaults = ['formulaError', 'scientific', 'digitsLost', 'unknownFormat'] as const
export type CellFault = (typeof cellFaults)[number]

/** A row of a file. A column that the file lacks has no cell. */
export interface SheetRow {
  /** Counts from 1, as a spreadsheet program counts. */
  readonly row: number
  /** Texts as they are shown, by column. */
  readonly cells: Readonly<Record<string, string>>
  /** Columns in which the mark stands that empties. */
  readonly cleared?: readonly string[]
  readonly faults?: Readonly<Record<string, CellFault>>
}

/** Results of a row. A row is skipped if it is empty, or if another row of the same item has an error. */
export const rowActions = ['create', 'update', 'unchanged', 'skip', 'error'] as const
export type RowAction = (typeof rowActions)[number]

/** Reasons why a cell cannot be read; names of the texts. `n` is the exceeded limit. */
export type CellReason =
  | 'required'
  | 'wrongType'
  | 'tooLong'
  | 'tooMany'
  | 'notOffered'
  | 'taken'
  | 'tooSmall'
  | 'abovePrice'
  | 'badAddress'
  | 'differs'
  | 'beforeStart'
  | CellFault

export interface CellProblem {
  readonly column: string
  readonly reason: CellReason
  readonly n?: number
  readonly value: string
}

export interface CellChange {
  readonly column: string
  readonly before: string
  readonly after: string
}

export interface RowPlan {
  readonly row: number
  readonly action: RowAction
  /** Short name of the row's subject. */
  readonly title: string
  readonly changes: readonly CellChange[]
  readonly problems: readonly CellProblem[]
}

/**
 * Result of a file before the import: a line for each row, and the steps that write it. Rows with errors have no step.
 */
export interface SheetPlan<Step> {
  readonly rows: readonly RowPlan[]
  readonly steps: readonly Step[]
}

/** The largest file, in bytes packed and unpacked, rows and columns, and the characters that are read of a cell. */
export const SPREADSHEET_LIMITS = {
  bytes: 5 * 1024 * 1024,
  unpackedBytes: 60 * 1024 * 1024,
  rows: 2000,
  columns: 120,
  cell: 10_000,
} as const

/** Returns the counts of a plan's rows by what they come to. */
export function countActions(rows: readonly Pick<RowPlan, 'action'>[]): Record<RowAction, number> {
  const counts = { create: 0, update: 0, unchanged: 0, skip: 0, error: 0 }
  for (const { action } of rows) counts[action] += 1
  return counts
}

/** Whether a change empties what was there: the preview warns of it. */
export const isEmptying = ({ before, after }: CellChange): boolean => before !== '' && after === ''

/** Whether nothing stands in a row. */
export const isEmptyRow = ({ cells, cleared = [] }: SheetRow): boolean =>
  cleared.length === 0 && Object.values(cells).every(isBlank)

export const skippedRow = (row: number): RowPlan => ({ row, action: 'skip', title: '', changes: [], problems: [] })
