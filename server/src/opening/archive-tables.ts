import type { Connection } from '../db'

/** Tables with a tenant that do not leave with it: what is of this server, of this moment, or secret. */
export const EXCLUDED: Readonly<Record<string, string>> = {
  tenant: 'the head of the archive',
  tenant_domain: 'a host leads to one site',
  domain_claim: 'a host leads to one site',
  tenant_app: 'an app id means one site',
  tenant_credential: 'secret',
  totp: 'secret',
  session: 'logins',
  staff_invitation: 'links of days to this server',
  page_preview: 'links of a day to this server',
  number_change: 'notices of days',
  login_change: 'notices of a day',
  mobile_code: 'codes that were sent',
  captcha: 'over in minutes',
  idempotency_key: 'answers to calls of this server',
  rate_limit: 'counts of minutes',
  vendor_token: 'lent by vendors',
  content_version: 'a counter of caches',
  page_presence: 'who has a page open',
  export_task: 'files that end in hours',
  data_export: 'files that end in hours',
  order_text: 'written by the database with each order',
  stock_sum: 'counted anew by a job',
  stock_sum_change: 'written by the database with each variant',
  balance_posting: 'written by the database with each balance_record',
}

/** Columns that do not leave with their table: secrets of this server. A site that is imported makes its own. */
const SECRET_COLUMNS: Readonly<Record<string, readonly string[]>> = { door_key: ['private_key'] }

/** Returns columns of a table without those that are secret. */
export const withoutSecrets = (table: string, columns: readonly string[]): string[] =>
  columns.filter((column) => !SECRET_COLUMNS[table]?.includes(column))

export interface ArchiveTable {
  name: string
  /** Columns that are written, without the tenant and computed ones. */
  columns: string[]
  /** The columns of its primary key without the tenant, by which its rows are in one order. */
  key: string[]
  /** Columns by which its rows may refer to each other: they are written after all rows. */
  links: string[]
}

const COLUMNS = `select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) filter (where c.column_name <> 'tenant_id' and c.is_generated = 'NEVER') as columns
  from information_schema.columns c where c.table_schema = current_schema() and c.table_name in
    (select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'tenant_id')
  group by 1 order by 1`
const KEYS = `select i.indrelid::regclass::text as name, array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) as key
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
  where i.indisprimary and i.indrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace) group by 1`
const REFERENCES = `select c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to",
    array(select a.attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'tenant_id' order by a.attnum) as columns
  from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`

/** Returns all tables of an archive, each after those that it refers to. Throws when two refer to each other. */
export async function archiveTables(tx: Connection): Promise<ArchiveTable[]> {
  const rows = (await tx.rows<{ name: string; columns: string[] }>(COLUMNS)).filter(({ name }) => !(name in EXCLUDED))
  const keys = await tx.rows<{ name: string; key: string[] }>(KEYS)
  const references = await tx.rows<{ from: string; to: string; columns: string[] }>(REFERENCES)
  const targets = (table: string) =>
    references.filter(({ from, to }) => from === table && to !== table && rows.some(({ name }) => name === to))
  const sorted: ArchiveTable[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const ready = waiting.filter(({ name }) =>
      targets(name).every(({ to }) => sorted.some((table) => table.name === to)),
    )
    if (ready.length === 0) throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`)
    for (const table of ready)
      sorted.push({
        name: table.name,
        columns: withoutSecrets(table.name, table.columns),
        key: (keys.find(({ name }) => name === table.name)?.key ?? table.columns).filter(
          (column) => column !== 'tenant_id',
        ),
        links: references
          .filter(({ from, to }) => from === table.name && to === table.name)
          .flatMap(({ columns }) => columns),
      })
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return sorted
}
