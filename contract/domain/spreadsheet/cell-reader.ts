import type { Language } from '../../language'
import { readDecimal } from '../text/decimal'
import { isBlank } from '../text/invisible'
import { tidyLine, tidyText } from '../text/tidy'
import type { CellProblem, CellReason, SheetRow } from './sheet'

const isFilled = (row: SheetRow, column: string): boolean => !isBlank(row.cells[column] ?? '') || isCleared(row, column)
const isCleared = ({ cleared = [] }: SheetRow, column: string): boolean => cleared.includes(column)

/** Returns a whole number of at most nine digits; null for any other text. */
export function readInteger(text: string, language: Language): number | null {
  const read = readDecimal(text, language)
  return 'value' in read && /^-?\d{1,9}$/.test(read.value) ? Number(read.value) : null
}

interface TextLimits {
  readonly max: number
  readonly isRequired?: boolean
  /** Whether line ends are kept. */
  readonly isMultiline?: boolean
}

/**
 * Reads the cells of an item that stands in one row or several, and collects what is wrong with them. Of several rows
 * the first counts that says something; a cell that is empty says nothing, so that what is there stays.
 */
export class CellReader {
  private readonly problems: (CellProblem & { readonly row: number })[] = []

  /** @param language of the site, by which numbers are read */
  constructor(
    private readonly rows: readonly SheetRow[],
    private readonly language: Language,
  ) {}

  private source(column: string): SheetRow | undefined {
    return this.rows.find((row) => isFilled(row, column)) ?? this.rows[0]
  }

  /** Whether the file has a column. */
  has(column: string): boolean {
    return this.rows.some(({ cells }) => cells[column] !== undefined)
  }

  /** A cell as the file has it. */
  raw(column: string): string {
    return this.source(column)?.cells[column] ?? ''
  }

  refuse(column: string, reason: CellReason, n?: number): void {
    this.refuseIn(this.source(column), column, reason, n)
  }

  private refuseIn(row: SheetRow | undefined, column: string, reason: CellReason, n?: number): void {
    // The first problem of a cell explains those that follow from it.
    if (!row || this.problems.some((problem) => problem.row === row.row && problem.column === column)) return
    this.problems.push({ row: row.row, column, reason, value: row.cells[column] ?? '', ...(n !== undefined && { n }) })
  }

  /** Refuses cells that say something else about the item than an earlier row of it. */
  refuseDifferences(columns: readonly string[]): void {
    const textIn = (row: SheetRow | undefined, column: string) =>
      row && isCleared(row, column) ? '' : tidyText(row?.cells[column] ?? '')
    for (const column of columns) {
      const first = textIn(this.source(column), column)
      for (const row of this.rows)
        if (isFilled(row, column) && textIn(row, column) !== first) this.refuseIn(row, column, 'differs')
    }
  }

  get hasProblems(): boolean {
    return this.problems.length > 0
  }

  /** Returns the problems with the cells of one row. */
  problemsIn(row: number): CellProblem[] {
    return this.problems.flatMap(({ row: own, ...problem }) => (own === row ? [problem] : []))
  }

  /** A cell's text; `''` where the mark empties it, undefined where nothing stands or nothing that can be read. */
  text(column: string, { isMultiline = false } = {}): string | undefined {
    const row = this.source(column)
    if (!row || !isFilled(row, column)) return undefined
    if (isCleared(row, column)) return ''
    const fault = row.faults?.[column]
    if (fault) this.refuse(column, fault)
    return fault ? undefined : (isMultiline ? tidyText : tidyLine)(row.cells[column] ?? '')
  }

  /** A text that is not too long; `present` where the file says nothing or the same. */
  words(column: string, present: string, { max, isRequired = false, isMultiline = false }: TextLimits): string {
    const tidy = isMultiline ? tidyText : tidyLine
    const isSame = tidy(this.raw(column)) === tidy(present)
    const text = isSame ? present : (this.text(column, { isMultiline }) ?? present)
    if (isRequired && isBlank(text)) this.refuse(column, 'required')
    if (text !== present && [...text].length > max) this.refuse(column, 'tooLong', max)
    return text
  }

  /** A number as a decimal string; null where the mark empties it, undefined where nothing stands or no number. */
  decimal(column: string): string | null | undefined {
    const text = this.text(column)
    if (text === undefined) return undefined
    if (text === '') return null
    const read = readDecimal(text, this.language)
    if ('value' in read) return read.value
    this.refuse(column, 'wrongType')
    return undefined
  }

  /** A whole number; null for an empty cell, undefined where there is no such column or no number. */
  integer(column: string): number | null | undefined {
    const row = this.source(column)
    if (!row || row.cells[column] === undefined) return undefined
    const text = this.text(column)
    if (text === undefined) return isFilled(row, column) ? undefined : null
    if (text === '') return null
    const number = readInteger(text, this.language)
    if (number === null) this.refuse(column, 'wrongType')
    return number ?? undefined
  }
}
