/** What can be read and written as a spreadsheet. */
export const spreadsheetKinds = ['product', 'stock', 'coupon'] as const
export type SpreadsheetKind = (typeof spreadsheetKinds)[number]

/** A row of a file: its number, which counts from 1 with the heads, and its cells by column. A column that the file lacks is missing. */
export interface SheetRow {
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
}

/** What a row comes to. A row is skipped when it is empty, or when another row of the same item has an error. */
export const rowActions = ['create', 'update', 'unchanged', 'skip', 'error'] as const
export type RowAction = (typeof rowActions)[number]

/** Why a cell cannot be read; names of the texts for reasons. `n` is the limit that it is beyond. */
export type CellReason = 'required' | 'wrongType' | 'tooLong' | 'tooMany' | 'notOffered' | 'taken' | 'tooSmall' | 'badAddress'

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
  /** What the row is about, in a word. */
  readonly title: string
  readonly changes: readonly CellChange[]
  readonly problems: readonly CellProblem[]
}

/** What a file comes to: a line for each row, and the steps that write it. Rows with errors have no step. */
export interface SheetPlan<Step> {
  readonly rows: readonly RowPlan[]
  readonly steps: readonly Step[]
}

/** The largest file, in bytes packed and unpacked, rows and columns. */
export const SPREADSHEET_LIMITS = { bytes: 5 * 1024 * 1024, unpackedBytes: 60 * 1024 * 1024, rows: 2000, columns: 60, cell: 10_000 } as const

const withPlainLines = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Reads the cells of a row, and collects what is wrong with them. */
export class CellReader {
  readonly problems: CellProblem[] = []

  constructor(readonly row: SheetRow) {}

  /** A cell's text; undefined where the file has no such column. */
  text(column: string): string | undefined {
    return this.row.cells[column]
  }

  refuse(column: string, reason: CellReason, n?: number): void {
    this.problems.push({ column, reason, value: this.text(column) ?? '', ...(n !== undefined && { n }) })
  }

  /** A text that is not too long; `present` where the file has no such column. */
  words(column: string, present: string, { max, isRequired = false }: { max: number; isRequired?: boolean }): string {
    const cell = this.text(column)
    // A file knows one sort of line ends: a text that differs by them alone is the same.
    const text = cell === undefined || withPlainLines(cell) === withPlainLines(present) ? present : withPlainLines(cell)
    if (isRequired && text.trim() === '') this.refuse(column, 'required')
    if ([...text].length > max) this.refuse(column, 'tooLong', max)
    return text
  }

  /** A whole number; null for an empty cell, undefined where there is no such column or no number. */
  integer(column: string): number | null | undefined {
    const text = this.text(column)?.trim()
    if (text === undefined) return undefined
    if (text === '') return null
    if (/^[+-]?\d{1,9}$/.test(text)) return Number(text)
    this.refuse(column, 'wrongType')
    return undefined
  }
}

/** The counts of a plan's rows by what they come to. */
export function countActions(rows: readonly Pick<RowPlan, 'action'>[]): Record<RowAction, number> {
  const counts = { create: 0, update: 0, unchanged: 0, skip: 0, error: 0 }
  for (const { action } of rows) counts[action] += 1
  return counts
}

/** A spreadsheet program makes a formula of a text that begins like one: such a text is written behind an apostrophe. */
export const escapeCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)
export const unescapeCell = (text: string): string => (/^''*[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
