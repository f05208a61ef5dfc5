import pg, { type Connection, type QueryResult } from 'pg'
import { nullableOutputs, type PlanNode } from './outer-joins'
import { type ScanNode, tablesOfAllTenants } from './tenant-scans'

/** The database's description of a statement, which is not run for it. */
export interface Description {
  /** The type of each parameter, $1 first. */
  params: readonly string[]
  fields: readonly Field[]
  /** The tables of tenants that it reads without naming the tenant. */
  tablesOfAllTenants: readonly string[]
}

export interface Field {
  name: string
  type: string
  /** The column of a table that the field shows; null for an expression. */
  column: { table: string; name: string; isNullable: boolean } | null
  /** Whether an outer join can make it null. */
  isOuter: boolean
}

/** Describes a statement; throws the database's error for one that it refuses. */
export type Describe = (sql: string) => Promise<Description>

const TYPES = `select t.oid::int as oid, case when t.typcategory = 'A' and e.typname is not null then e.typname || '[]' else t.typname end as name
  from pg_type t left join pg_type e on e.oid = t.typelem`
const COLUMNS = `select c.oid::int as relation, a.attnum as number, c.relname as table, a.attname as name, not a.attnotnull as is_nullable
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`

interface ColumnRow {
  relation: number
  number: number
  table: string
  name: string
  is_nullable: boolean
}

interface Reply {
  params: readonly number[]
  fields: QueryResult['fields']
}

/** The messages Parse and Describe, which the database answers without running the statement. */
class DescribeQuery {
  #params: readonly number[] = []
  #fields: QueryResult['fields'] = []
  constructor(
    private readonly sql: string,
    private readonly resolve: (reply: Reply) => void,
    private readonly reject: (error: Error) => void,
  ) {}
  submit(connection: Connection): void {
    connection.removeAllListeners('parameterDescription')
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.#params = dataTypeIDs
    })
    connection.parse({ name: '', text: this.sql, types: gapTypes(this.sql).map(String) }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }
  handleRowDescription({ fields }: Pick<QueryResult, 'fields'>): void {
    this.#fields = fields
  }
  handleError(error: Error): void {
    this.reject(error)
  }
  handleReadyForQuery(): void {
    this.resolve({ params: this.#params, fields: this.#fields })
  }
}

/** Statements of which PostgreSQL makes a plan. */
const PLANNED = /^\s*(?:select|with|insert|update|delete)\b/i

const INT8 = 20

/** A type for each parameter that a statement leaves out, because the database could not tell one; 0 for the others. */
function gapTypes(sql: string): number[] {
  const indexes = new Set(Array.from(sql.matchAll(/\$(\d+)/g), ([, index]) => Number(index)))
  return Array.from({ length: Math.max(0, ...indexes) }, (_, index) => (indexes.has(index + 1) ? 0 : INT8))
}

/** Connects to a migrated database and reads its types and columns; `close` ends the connection. */
export async function openDescriptions(url: string): Promise<{ describe: Describe; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  // Its statements fail with it.
  client.on('error', () => undefined)
  await client.connect()
  const types = new Map<number, string>()
  for (const { oid, name } of (await client.query<{ oid: number; name: string }>(TYPES)).rows) types.set(oid, name)
  const columns = new Map<string, ColumnRow>()
  for (const row of (await client.query<ColumnRow>(COLUMNS)).rows) columns.set(`${row.relation}.${row.number}`, row)
  const tenantTables = new Set(
    [...columns.values()].filter(({ name }) => name === 'tenant_id').map(({ table }) => table),
  )
  const typeName = (oid: number) => types.get(oid) ?? String(oid)
  const columnOf = ({ tableID, columnID }: QueryResult['fields'][number]): Field['column'] => {
    const row = columns.get(`${tableID}.${columnID}`)
    return row ? { table: row.table, name: row.name, isNullable: row.is_nullable } : null
  }
  const planOf = async (sql: string): Promise<PlanNode & ScanNode> => {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode & ScanNode }] }>(
      `explain (generic_plan, verbose, format json) ${sql}`,
    )
    return rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  }
  return {
    async describe(sql) {
      const { params, fields } = await new Promise<Reply>((resolve, reject) => {
        client.query(new DescribeQuery(sql, resolve, reject))
      })
      const plan = PLANNED.test(sql) ? await planOf(sql) : {}
      const outer = nullableOutputs(plan)
      return {
        params: params.map(typeName),
        fields: fields.map((field, index) => ({
          name: field.name,
          type: typeName(field.dataTypeID),
          column: columnOf(field),
          isOuter: outer[index] ?? false,
        })),
        tablesOfAllTenants: tablesOfAllTenants(plan, (table) => tenantTables.has(table)),
      }
    },
    close: () => client.end(),
  }
}
