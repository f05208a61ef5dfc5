import type { Connection } from '../src/db'

interface ColumnRow {
  table_name: string
  name: string
  /** The type of the column, or of the elements of an array. */
  type: string
  is_array: boolean
  is_nullable: boolean
  /** The database gives a value to a row that names none. */
  has_default: boolean
  comment: string | null
  table_comment: string | null
}

const COLUMNS = `select c.relname as table_name, a.attname as name, coalesce(e.typname, t.typname) as type, e.oid is not null as is_array,
    not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default,
    col_description(c.oid, a.attnum) as comment, obj_description(c.oid, 'pg_class') as table_comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migration'
  order by c.relname, a.attnum`

/** Type of the values that the driver reads for a column's type, and of those it writes if it accepts more. */
const types: Readonly<Record<string, { read: string; written?: string }>> = {
  int2: { read: 'number' },
  int4: { read: 'number' },
  int8: { read: 'number' },
  float8: { read: 'number' },
  numeric: { read: 'string', written: 'number | string' },
  bool: { read: 'boolean' },
  text: { read: 'string' },
  varchar: { read: 'string' },
  uuid: { read: 'string' },
  date: { read: 'string' },
  timestamptz: { read: 'string', written: 'Date | string' },
  json: { read: 'unknown' },
  jsonb: { read: 'unknown' },
}

const HEAD = `// Written by "npm run tables" from the migrated database; test/server/base/database compares the two.
import type { NarrowColumns } from './narrow-columns'
`

/** Parts of the file that are made of the tables. */
interface TableText {
  rows: string
  newRows: string
  json: string | null
}

const docstring = (comment: string | null, indent: string) => (comment === null ? '' : `${indent}/** ${comment} */\n`)
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function describeTable(table: string, columns: readonly ColumnRow[], narrowNames: ReadonlySet<string>): TableText {
  const typeOf = ({ name, type, is_array, is_nullable }: ColumnRow, way: 'read' | 'written') => {
    const forms = types[type]
    if (!forms) throw new Error(`${table}.${name} has a type without a row in server/tables/describe-tables: ${type}`)
    const narrow = narrowNames.has(`${table}.${name}`) ? `NarrowColumns['${table}.${name}']` : null
    const plain = (way === 'written' && forms.written) || forms.read
    const text = narrow ?? (is_array ? `${way === 'written' ? 'readonly ' : ''}${plain}[]` : plain)
    return is_nullable && text !== 'unknown' ? `${text} | null` : text
  }
  const rows = columns.map(
    (column) => `${docstring(column.comment, '    ')}    ${column.name}: ${typeOf(column, 'read')}\n`,
  )
  const newRows = columns.map((column) => {
    const mark = column.is_nullable || column.has_default ? '?' : ''
    return `    ${camelCase(column.name)}${mark}: ${typeOf(column, 'written')}\n`
  })
  const json = columns.flatMap(({ name, type }) => (type.startsWith('json') ? `'${name}'` : []))
  return {
    rows: `${docstring(columns[0]?.table_comment ?? null, '  ')}  ${table}: {\n${rows.join('')}  }\n`,
    newRows: `  ${table}: {\n${newRows.join('')}  }\n`,
    json: json.length > 0 ? `  ${table}: [${json.join(', ')}],\n` : null,
  }
}

/**
 * Returns the text of server/src/db/tables.generated.ts: the columns of every table of the migrated database. The type
 * of a column that `narrowNames` holds (`table.column`) is the one of server/src/db/narrow-columns. Throws when one
 * of these names no column.
 */
export async function describeTables(tx: Connection, narrowNames: ReadonlySet<string>): Promise<string> {
  const columns = await tx.rows<ColumnRow>(COLUMNS)
  const tables = new Map<string, ColumnRow[]>()
  for (const column of columns) tables.set(column.table_name, [...(tables.get(column.table_name) ?? []), column])
  const names = new Set(columns.map(({ table_name, name }) => `${table_name}.${name}`))
  for (const name of narrowNames) if (!names.has(name)) throw new Error(`narrow-columns names no column: ${name}`)
  const texts = [...tables].map(([table, own]) => describeTable(table, own, narrowNames))
  return `${HEAD}
/** A row of each table as the driver gives it, by the names of SQL. */
export interface Tables {
${texts.map(({ rows }) => rows).join('')}}

/** A row of each table as insert takes it; what may be left out is null or has a default. */
export interface NewRows {
${texts.map(({ newRows }) => newRows).join('')}}

/** The columns of each table that hold JSON. */
export const jsonColumns: Readonly<Partial<Record<keyof Tables, readonly string[]>>> = {
${texts.flatMap(({ json }) => json ?? []).join('')}}
`
}
