import type { SheetRow } from '@storefront/contract/domain/spreadsheet/sheet'
import type { Language } from '@storefront/contract/language'
import { hasText, languages, translate } from '../../../kernel/i18n'

const headKey = (column: string) => `spreadsheet.heads.${column}`

/** What a column is called in a language. */
export function headOf(language: Language, column: string): string {
  const key = headKey(column)
  return hasText(key) ? translate(language, key) : column
}

const plain = (text: string): string => text.trim().toLowerCase()

/** The columns of a file by their names in any language, so that a file goes from one owner to another; the first of a name counts. */
export function readColumns(heads: readonly string[], columns: readonly string[]): { columns: (string | null)[]; unknown: string[] } {
  const byName = new Map(columns.flatMap((column) => [column, ...languages.map((language) => headOf(language, column))].map((name) => [plain(name), column])))
  const usedColumns = new Set<string>()
  const unknown: string[] = []
  const read = heads.map((head) => {
    const column = byName.get(plain(head))
    if (column !== undefined && !usedColumns.has(column)) {
      usedColumns.add(column)
      return column
    }
    if (head.trim() !== '') unknown.push(head.slice(0, 60))
    return null
  })
  return { columns: read, unknown }
}

/** The rows below the heads as cells by column. */
export const sheetRows = (rows: readonly (readonly string[])[], columns: readonly (string | null)[]): SheetRow[] =>
  rows.map((texts, n) => ({
    // Rows count from 1, and the first is that of the heads.
    row: n + 2,
    cells: Object.fromEntries(columns.flatMap((column, place) => (column === null ? [] : [[column, texts[place] ?? '']]))),
  }))

/** The letters of a column, from 0 on: `A`, `Z`, `AA`. */
export function columnLetters(index: number): string {
  return (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))
}
