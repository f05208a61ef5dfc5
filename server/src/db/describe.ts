import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema'

/**
 * Every column that the schema names, as `table.column`, with `?` where it may be null; compared with what the
 * migrations make.
 */
export function schemaColumns(): string[] {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable))
  return tables
    .flatMap((table) =>
      Object.entries(getTableColumns(table)).map(
        ([name, column]) => `${getTableName(table)}.${toSnakeCase(name)}${column.notNull || column.primary ? '' : '?'}`,
      ),
    )
    .sort()
}
