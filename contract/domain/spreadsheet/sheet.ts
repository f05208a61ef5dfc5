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
  /** The item that it belongs to, if that was found in the whole file. */
  readonly group?: string
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

/**
 * The largest file, in bytes packed and unpacked; the rows of a file that is written, and of an item in a file that is
 * read; the columns; and the characters that are read of a cell. The bytes are held in memory while a file is received
 * and read.
 */
export const SPREADSHEET_LIMITS = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  rows: 2000,
  columns: 120,
  cell: 10_000,
} as const

/** Kinds that are exported in any number, as files that can each be imported. */
export const partKinds = ['product', 'stock'] as const satisfies readonly SpreadsheetKind[]
export type PartKind = (typeof partKinds)[number]

/** Whether a kind is exported in any number. */
export const hasParts = (kind: SpreadsheetKind): kind is PartKind => partKinds.some((one) => one === kind)

/**
 * The rows that an import reads. Products and stock are read in parts; the rows of the other kinds depend on one another
 * and are one part.
 */
export const IMPORT_ROWS: Readonly<Record<SpreadsheetKind, number>> = {
  product: 200_000,
  stock: 200_000,
  coupon: SPREADSHEET_LIMITS.rows,
  shipment: SPREADSHEET_LIMITS.rows,
  coin: SPREADSHEET_LIMITS.rows,
}

/**
 * The steps of an import: its file is read, its rows are compared with the shop, its owner looks at it, its rows are
 * written. One that has failed wrote the parts before its failure.
 */
export const planStatuses = ['reading', 'planning', 'ready', 'applying', 'applied', 'failed'] as const
export type PlanStatus = (typeof planStatuses)[number]

/** Whether the server works on an import: screens read it again and again. */
export const isUnderWay = (status: PlanStatus): boolean =>
  status === 'reading' || status === 'planning' || status === 'applying'

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
