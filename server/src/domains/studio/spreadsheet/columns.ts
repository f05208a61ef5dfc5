import { foreignHeads } from '@storefront/contract/domain/spreadsheet/foreign-heads'
import { partsOfColumn } from '@storefront/contract/domain/spreadsheet/product-texts'
import { isClearMark, unescapeCell } from '@storefront/contract/domain/spreadsheet/marks'
import type { CellFault, SheetRow } from '@storefront/contract/domain/spreadsheet/sheet'
import { comparisonKey } from '@storefront/contract/domain/text/tidy'
import { isBlank } from '@storefront/contract/domain/text/invisible'
import type { Language } from '@storefront/contract/language'
import type { SourceRow } from '../../../db/stored.types'
import { hasText, languages, translate } from '../../../core/i18n'
import type { ReadSheet, ShownCell } from './sheet.types'

const headKey = (column: string) => `spreadsheet.heads.${column}`
/** Rows from the top in which the heads are looked for: titles may stand above them. */
export const HEAD_ROWS_MAX = 20
const HEAD_MAX = 60

const textOr = (language: Language, key: string, otherwise: string): string =>
  hasText(key) ? translate(language, key) : otherwise

/** Returns the name of a column in a language. */
export function headOf(language: Language, column: string): string {
  const { name, language: ofText } = partsOfColumn(column)
  const head = textOr(language, headKey(name), name)
  if (ofText === undefined) return head
  return translate(language, 'spreadsheet.headOfText', {
    head,
    language: textOr(language, `spreadsheet.languages.${ofText}`, ofText),
  })
}

/** Columns of heads that the shop chose before, by the head's `comparisonKey`; null for those that it ignores. */
export type KnownHeads = ReadonlyMap<string, string | null>

/** The sheet and the row in which heads stand, and the columns that they name. */
export interface SheetTable {
  /** The sheet's place in the file, and whether all of its rows are there. */
  readonly at: number
  readonly isLast: boolean
  readonly heads: readonly string[]
  /** For each head, ours; null for one that is unknown or ignored. */
  readonly columns: readonly (string | null)[]
  readonly rows: readonly SourceRow[]
}

/** Returns a cell as it is shown. */
export const cellText = (cell: ShownCell | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''))
const isFilled = (cell: ShownCell): boolean => !isBlank(cellText(cell))

const HEAD_NOTE = /\((?:单位:?)?(?:元|¥|\$|rmb|cny|idr|rp|usd|件|个|必填|选填|可选|required|optional|wajib|opsional)\)$/
/** Returns the key of a head without what templates add to it: `*商品名称`, `价格（元）`, `规格名1`. */
const plainHead = (key: string): string => key.replace(HEAD_NOTE, '').replace(/[*\s:]/g, '')

/**
 * Returns the columns of a file by their names in any language, so that a file goes from one owner to another; by what
 * the shop chose before, or by what big shops call them. The first of a name counts. A file of our heads alone with the
 * column that identifies its rows is an export of ours, in which no earlier choice counts.
 */
export function readColumns(
  heads: readonly string[],
  columns: readonly string[],
  knownHeads: KnownHeads,
): (string | null)[] {
  const own = columns.flatMap((column) =>
    [column, ...languages.map((language) => headOf(language, column))].map(
      (name) => [comparisonKey(name), column] as const,
    ),
  )
  const foreign = columns.flatMap((column) =>
    (foreignHeads[column] ?? []).map((name) => [comparisonKey(name), column] as const),
  )
  const ownNames = new Map(own)
  const ownColumns = heads.filter((head) => !isBlank(head)).map((head) => ownNames.get(comparisonKey(head)))
  const isOwn = ownColumns.includes(columns[0] ?? '') && !ownColumns.includes(undefined)
  const byName = new Map<string, string | null>([...foreign, ...own, ...(isOwn ? [] : knownHeads)])
  const byPlainName = new Map([...foreign, ...own].map(([key, column]) => [plainHead(key), column]))
  const columnOf = (key: string) => {
    const column = byName.get(key)
    return column === undefined ? byPlainName.get(plainHead(key)) : column
  }
  const usedColumns = new Set<string>()
  return heads.map((head) => {
    const column = columnOf(comparisonKey(head)) ?? null
    if (column === null || !columns.includes(column) || usedColumns.has(column)) return null
    usedColumns.add(column)
    return column
  })
}

interface Candidate {
  readonly sheet: ReadSheet
  readonly at: number
  readonly heads: string[]
  readonly columns: (string | null)[]
}

/**
 * Finds the table of a file: the row whose heads name the most of our columns, in any sheet. If none is known, it is
 * the first row with several cells, so that the owner can assign them. Returns null for an empty file.
 */
export function findTable(
  sheets: readonly ReadSheet[],
  columns: readonly string[],
  knownHeads: KnownHeads,
): SheetTable | null {
  const candidates = sheets.flatMap((sheet) =>
    sheet.rows.slice(0, HEAD_ROWS_MAX).flatMap((row, at): Candidate[] => {
      const heads = row.map((cell) => cellText(cell).trim().slice(0, HEAD_MAX))
      return row.some(isFilled) ? [{ sheet, at, heads, columns: readColumns(heads, columns, knownHeads) }] : []
    }),
  )
  const score = (candidate: Candidate) => candidate.columns.filter((column) => column !== null).length
  const best = candidates.reduce<Candidate | undefined>(
    (one, other) => (one && score(one) >= score(other) ? one : other),
    undefined,
  )
  const table =
    best && score(best) > 0 ? best : (candidates.find(({ heads }) => heads.filter(Boolean).length > 1) ?? candidates[0])
  if (!table) return null
  const { at, isLast, rows } = table.sheet
  return {
    at,
    isLast,
    heads: table.heads,
    columns: table.columns,
    rows: filledRows(rows.slice(table.at + 1), table.at + 2),
  }
}

/** Returns the rows in which something stands. @param from the number of the first one */
export const filledRows = (rows: readonly (readonly ShownCell[])[], from: number): SourceRow[] =>
  rows.flatMap((cells, at) => (cells.some(isFilled) ? [{ row: from + at, cells }] : []))

/** Returns the rows below the heads as cells by column. */
export function sheetRows({ rows, columns }: Pick<SheetTable, 'rows' | 'columns'>): SheetRow[] {
  return rows.map(({ row, cells }) => {
    const texts: Record<string, string> = {}
    const faults: Record<string, CellFault> = {}
    const cleared: string[] = []
    for (const [place, column] of columns.entries()) {
      if (column === null) continue
      const cell = cells[place] ?? ''
      const isCleared = isClearMark(cellText(cell))
      texts[column] = isCleared ? '' : unescapeCell(cellText(cell))
      if (isCleared) cleared.push(column)
      if (typeof cell === 'object') faults[column] = cell.fault
    }
    return {
      row,
      cells: texts,
      ...(cleared.length > 0 && { cleared }),
      ...(Object.keys(faults).length > 0 && { faults }),
    }
  })
}

/** Returns the letters of a column, from 0 on: `A`, `Z`, `AA`. */
export function columnLetters(index: number): string {
  return (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))
}
