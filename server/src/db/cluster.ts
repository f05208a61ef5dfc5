import type { Connection } from '../core/database.types'
import { APP_ROLE } from './connection'

/** Tables that every machine holds whole, because statements find a tenant by them before they know it. */
const REFERENCE_TABLES = ['tenant', 'tenant_domain', 'tenant_app', 'tenant_credential', 'region']
/** Tables that stay on the coordinator: the queue and limits of the platform, rights and the journal of migrations. */
const LOCAL_TABLES = ['job', 'platform_limit', 'app_right', 'schema_migration']
const COLUMN = 'tenant_id'
/** Functions with the rights of the owner over one tenant's rows: each runs on the machine of the rows. */
const FUNCTIONS = [{ name: 'reveal_raffle_seed(integer, bigint)', tenant: 'of_tenant', table: 'raffle_seed' }]
/** Before it, policies on an outer join are refused on a distributed table ("pseudoconstant quals"). */
const VERSION_MIN = 170_000

interface Table {
  readonly name: string
  readonly has_tenant: boolean
  /** Unique indexes without the tenant. */
  readonly wide_keys: readonly string[]
  readonly triggers: readonly string[]
  /** Policies with a sub-select. */
  readonly nested_policies: readonly string[]
  /** Tables that its foreign keys name, and whether each key carries the tenant. */
  readonly parents: readonly { readonly name: string; readonly table: string; readonly has_tenant: boolean }[]
}

/** A database before it is distributed. */
export interface Catalogue {
  /** `server_version_num`. */
  readonly version: number
  readonly has_citus: boolean
  readonly allows_triggers: boolean
  /** Whether the role of the application may log in: a machine connects to another as it. */
  readonly has_login: boolean
  /** Tables that are distributed or replicated already. */
  readonly placed: readonly string[]
  readonly tables: readonly Table[]
}

const CLUSTER = `select current_setting('server_version_num')::int as version, to_regclass('pg_dist_partition') is not null as has_citus,
  coalesce(current_setting('citus.enable_unsafe_triggers', true), 'off') = 'on' as allows_triggers,
  coalesce((select rolcanlogin from pg_roles where rolname = $1), false) as has_login`

const PLACED = 'select logicalrelid::regclass::text as name from pg_dist_partition'

const NAMES_TENANT = `exists (select 1 from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = '${COLUMN}')`

const TABLES = `select c.relname::text as name,
    exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = '${COLUMN}' and not a.attisdropped) as has_tenant,
    (select coalesce(json_agg(i.indexrelid::regclass::text), '[]') from pg_index i where i.indrelid = c.oid and i.indisunique and not ${NAMES_TENANT}) as wide_keys,
    (select coalesce(json_agg(g.tgname), '[]') from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal) as triggers,
    (select coalesce(json_agg(p.polname), '[]') from pg_policy p where p.polrelid = c.oid
      and concat(pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)) ~* '\\mselect\\M') as nested_policies,
    (select coalesce(json_agg(json_build_object('name', k.conname, 'table', k.confrelid::regclass::text, 'has_tenant',
        exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey) and a.attname = '${COLUMN}'))), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
  from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'pg_dist_partition' order by c.relname`

/** Reads what a database is, as its owner. */
export async function readCatalogue(connection: Connection, appRole: string = APP_ROLE): Promise<Catalogue> {
  const [cluster] = await connection.rows<Omit<Catalogue, 'placed' | 'tables'>>(CLUSTER, [appRole])
  if (!cluster) throw new Error('the database says nothing about itself')
  const rows = cluster.has_citus ? await connection.rows<{ name: string }>(PLACED) : []
  const tables = await connection.rows<Table>(TABLES)
  return { ...cluster, placed: rows.map(({ name }) => name), tables }
}

/** Returns the place of a table; null for one that nobody has decided about. */
function placeOf({ name, has_tenant }: Table): 'reference' | 'local' | 'distributed' | null {
  if (REFERENCE_TABLES.includes(name)) return 'reference'
  if (LOCAL_TABLES.includes(name)) return 'local'
  return has_tenant ? 'distributed' : null
}

/** Returns why a database cannot be distributed, a sentence each; empty if it can. */
export function refusalsOf({ version, has_citus, allows_triggers, has_login, tables }: Catalogue): string[] {
  const refusals: string[] = []
  if (!has_citus) refusals.push('The extension citus is not in this database: create extension citus.')
  if (version < VERSION_MIN) refusals.push(`PostgreSQL ${Math.floor(version / 10_000)} is too old; 17 is needed.`)
  if (!has_login) refusals.push('The role of the application may not log in: alter role … login.')
  const places = new Map(tables.map((table) => [table.name, placeOf(table)]))
  for (const table of tables) {
    const place = places.get(table.name)
    if (place === null)
      refusals.push(`${table.name} has no ${COLUMN}, and is in neither list of server/src/db/cluster.ts.`)
    if (place === 'reference') {
      const child = table.parents.find((parent) => places.get(parent.table) === 'distributed')
      if (child) refusals.push(`${table.name} lies on every machine and refers to ${child.table}, which does not.`)
    }
    if (place !== 'distributed') continue
    for (const key of table.wide_keys) refusals.push(`The unique index ${key} of ${table.name} lacks ${COLUMN}.`)
    for (const policy of table.nested_policies) refusals.push(`The policy ${policy} of ${table.name} has a sub-select.`)
    if (!allows_triggers)
      for (const trigger of table.triggers)
        refusals.push(`The trigger ${trigger} of ${table.name} needs citus.enable_unsafe_triggers = on.`)
    for (const parent of table.parents) {
      const parentPlace = places.get(parent.table)
      if (parentPlace === 'local') refusals.push(`${table.name} refers to ${parent.table}, which stays on one machine.`)
      if (parentPlace === 'distributed' && !parent.has_tenant)
        refusals.push(`A foreign key of ${table.name} to ${parent.table} lacks ${COLUMN}.`)
    }
  }
  return refusals
}

/** Returns tables with those that they refer to before them. @throws Error for tables that refer to each other in a circle */
function parentsFirst(tables: readonly Table[]): Table[] {
  const order: Table[] = []
  const waiting = new Map(tables.map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ parents }) => !parents.some((parent) => waiting.has(parent.table)))
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`)
    for (const table of free) waiting.delete(table.name)
    order.push(...free)
  }
  return order
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Returns the statements that give a database the shape of a cluster, in their order: the directory on every machine,
 * all other tables with a tenant by it, together. Tables that have their place are left out, so that a run that broke
 * off is repeated.
 */
export function placementsOf({ placed, tables }: Catalogue): string[] {
  const orderOf = (place: ReturnType<typeof placeOf>) =>
    parentsFirst(tables.filter((table) => placeOf(table) === place))
  const distributed = orderOf('distributed')
  // All others lie where its rows of the same tenant do.
  const first = distributed[0]?.name ?? ''
  const isOpen = ({ name }: Table) => !placed.includes(name)
  // A lock of a row that lies on every machine would wait for its own transaction where that has written the row.
  const loosen = ({ name, parents }: Table) =>
    parents.map((key) => `alter table ${name} drop constraint if exists ${key.name}`)
  const distribute = ({ name }: Table) =>
    `select create_distributed_table(${quote(name)}, ${quote(COLUMN)}, colocate_with => ${quote(name === first ? 'none' : first)})`
  return [
    ...tables.filter((table) => placeOf(table) === 'local').flatMap(loosen),
    ...orderOf('reference')
      .filter(isOpen)
      .map(({ name }) => `select create_reference_table(${quote(name)})`),
    ...distributed.filter(isOpen).map(distribute),
  ]
}

/** Lets role and tenant of a transaction reach the workers, in sessions from then on. */
const PROPAGATION =
  "do $$ begin execute format('alter database %I set citus.propagate_set_commands = %L', current_database(), 'local'); end $$"

/** Returns the statements that follow when all tables have their places; each may be repeated. */
export const completionsOf = (appRole: string): string[] => [
  ...FUNCTIONS.map(
    ({ name, tenant, table }) =>
      `select create_distributed_function(${quote(name)}, ${quote(tenant)}, colocate_with => ${quote(table)}, force_delegation => true)`,
  ),
  // An insert of a selection takes its ids by the sequence itself.
  `grant usage on all sequences in schema public to ${appRole}`,
  PROPAGATION,
]

/** Settings of the session that distributes. */
export const SESSION = "set citus.enable_local_reference_table_foreign_keys = 'off'"
