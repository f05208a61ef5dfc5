import type { Language } from '../../language'
import { fieldsOfKind, type Texts, type Translations } from '../content/translation'
import { keysOf } from '../keys-of'
import type { CellReader } from './cell-reader'
import { productColumns, type TextCells } from './product-sheet'

const fields = fieldsOfKind('product')
/** Columns that have one more for each other language. */
const translatedColumns = productColumns.filter((column) => keysOf(fields).includes(column))

const columnOf = (field: string, language: Language): string => `${field}:${language}`

/** Returns the columns of the texts in other languages. */
export const textColumns = (languages: readonly Language[]): string[] =>
  languages.flatMap((language) => translatedColumns.map((field) => columnOf(field, language)))

/** Returns the parts of a column of texts; the language of any other column is undefined. */
export function partsOfColumn(column: string): { name: string; language: Language | undefined } {
  const [name = '', language] = column.split(':')
  return { name, language }
}

/** Returns the texts of a product as cells. */
export function textCells(translations: Translations, languages: readonly Language[]): TextCells {
  return Object.fromEntries(
    textColumns(languages).map((column) => {
      const { name, language = '' } = partsOfColumn(column)
      const text = translations[language]?.[name]
      return [column, typeof text === 'string' ? text : '']
    }),
  )
}

/** Reads the texts in other languages; those that the cells do not name stay as they are. */
export function readTexts(cells: CellReader, present: TextCells, languages: readonly Language[]): TextCells {
  return Object.fromEntries(
    textColumns(languages).map((column) => {
      const { form, max = 0 } = fields[partsOfColumn(column).name] ?? {}
      return [column, cells.words(column, present[column] ?? '', { max, isMultiline: form === 'lines' })]
    }),
  )
}

/** Returns translations with the texts of cells; the parts that a file does not have stay. */
export function withTexts(translations: Translations, cells: TextCells): Translations {
  const result = new Map<Language, Texts>(Object.entries(translations))
  for (const [column, text] of Object.entries(cells)) {
    const { name, language = '' } = partsOfColumn(column)
    result.set(language, { ...result.get(language), [name]: text })
  }
  return Object.fromEntries(result)
}
