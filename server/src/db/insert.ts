import type { Connection, Param } from '../core/database.types'
import { jsonColumns, type NewRows, type Tables } from './tables.generated'

/** The names of the tables. */
export type TableName = keyof Tables
/** A row as `insert` takes it, by the names of columns in camelCase. */
export type NewRow<T extends TableName> = NewRows[T]

/** A statement holds at most 65,535 parameters; so many rows of the widest table stay below it. */
const ROWS_MAX = 500

export interface InsertOptions<C> {
  /** The columns that are returned, in the order of the rows; default none. */
  returning?: readonly C[]
  /** Leaves out rows that a unique index refuses; without it they throw. */
  ignoreConflicts?: boolean
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Inserts rows into a table by their columns in camelCase; what a row leaves out gets its default. Returns the columns
 * that `returning` names of the rows that were written. More than 500 rows are several statements.
 */
export async function insert<T extends TableName, C extends keyof Tables[T] & string = never>(
  tx: Connection,
  table: T,
  rows: NewRow<T> | readonly NewRow<T>[],
  options: InsertOptions<C> = {},
): Promise<Pick<Tables[T], C>[]> {
  const all = (Array.isArray(rows) ? rows : [rows]) as readonly object[]
  const results: Pick<Tables[T], C>[] = []
  for (let from = 0; from < all.length; from += ROWS_MAX) {
    const { sql, params } = insertStatement(table, all.slice(from, from + ROWS_MAX), options)
    results.push(...(await tx.rows<Pick<Tables[T], C>>(sql, params)))
  }
  return results
}

function insertStatement(table: TableName, rows: readonly object[], options: InsertOptions<string>) {
  const json = new Set(jsonColumns[table])
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = names.map(snakeCase)
  const params: Param[] = []
  const tuples = rows.map((row) => {
    const values = names.map((name, index) => {
      const value: unknown = Reflect.get(row, name)
      if (value === undefined) return 'default'
      const isJson = value !== null && json.has(columns[index] ?? '')
      return `$${params.push(isJson ? JSON.stringify(value) : (value as Param))}`
    })
    return `(${values.join(', ')})`
  })
  const sql = [
    `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`,
    options.ignoreConflicts ? 'on conflict do nothing' : '',
    options.returning ? `returning ${options.returning.join(', ')}` : '',
  ]
  return { sql: sql.join(' '), params }
}
