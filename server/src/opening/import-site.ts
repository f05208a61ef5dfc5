import { countries } from '@storefront/contract/domain/country/country'
import type { Connection } from '../db'
import type { StoredConfig } from '../core/site.types'
import { completeConfig } from '../lib/site'
import { fail, type Failure } from '../core/failure'
import { type ArchiveHead, type ArchiveLine, readArchive } from './archive-lines'
import { ArchiveError, checkOwnKeys, ImportedFiles, relocateKey } from './archive-files'
import { withPresentNames } from './archive-renames'
import { type ArchiveTable, archiveTables, withoutSecrets } from './archive-tables'
import { keyPattern, mediaUrlOf } from './export-site'
import { raiseIdentities } from './identities'
import { type OpeningDeps, takeTenantId } from './open-site'
import { writeRegions } from './regions'

const identifier = (name: string): string => `"${name}"`

async function writeTenant(tx: Connection, tenantId: number, row: Record<string, unknown>): Promise<Failure | null> {
  const present = await tx.rows<{ name: string }>(
    "select column_name::text as name from information_schema.columns where table_schema = current_schema() and table_name = 'tenant'",
  )
  const columns = Object.keys(row).filter((name) => present.some((column) => column.name === name))
  const list = columns.map(identifier).join(', ')
  const rows = await tx.rows(
    `insert into tenant (tenant_id, ${list}) select $1, ${list} from jsonb_populate_record(null::tenant, $2::jsonb) on conflict do nothing returning 1`,
    [tenantId, JSON.stringify(row)],
  )
  return rows.length === 0 ? fail('slugTaken') : null
}

/**
 * A text of the archive as it is here: the keys of its files begin with another number, and may stand under another
 * address.
 */
const relocate =
  ({ tenantId: from, mediaUrl }: ArchiveHead, to: number, ownMediaUrl: string) =>
  (text: string): string => {
    const withUrls =
      mediaUrl === ownMediaUrl ? text : text.replaceAll(`${mediaUrl}t${from}/`, `${ownMediaUrl}t${from}/`)
    return withUrls.replace(keyPattern(from), (key) => `t${to}${key.slice(`t${from}`.length)}`)
  }

/** Returns rows of a line, or the row of the tenant, as they are in the new site. @throws ArchiveError */
function moveRows<T>(rows: T, move: (text: string) => string, tenantId: number): string {
  const text = move(JSON.stringify(rows))
  checkOwnKeys(JSON.parse(text), tenantId)
  return text
}

function checkHead(head: ArchiveLine | undefined): ArchiveHead {
  if (
    !head ||
    !('format' in head) ||
    head.format !== 'storefront-site' ||
    ![1, 2].includes(head.version) ||
    !Number.isSafeInteger(head.tenantId)
  )
    throw new ArchiveError('This is no archive of a site.')
  return head
}

/**
 * Creates a site from an archive, with all rows and files or none, optionally under another short name. Its owner logs
 * in as before; hosts, app ids and credentials have to be entered again. Fails with `slugTaken`. Throws ArchiveError.
 */
export async function importSite(
  deps: OpeningDeps,
  path: string,
  slug?: string,
): Promise<{ id: number; slug: string } | Failure> {
  const files = new ImportedFiles(deps.ports.storage)
  try {
    return await deps.database.owner.tx((tx) => writeSite(tx, deps, files, path, slug))
  } finally {
    await files.removeOrphans(deps.database)
  }
}

/** Returns the table of a line. @throws ArchiveError if the table or a column is unknown here */
function presentTable(
  tables: ReadonlyMap<string, ArchiveTable>,
  name: string,
  columns: readonly string[],
): ArchiveTable {
  const table = tables.get(name)
  const strange = withoutSecrets(name, columns).find((column) => !table?.columns.includes(column))
  if (table && strange === undefined) return table
  const what = `${name}${strange ? `.${strange}` : ''}`
  throw new ArchiveError(`The archive is of a younger version: ${what} is unknown here.`)
}

function insertSql({ name }: ArchiveTable, columns: readonly string[]): string {
  const list = withoutSecrets(name, columns).map(identifier).join(', ')
  const table = identifier(name)
  return `insert into ${table} (tenant_id, ${list}) select $1, ${list} from jsonb_populate_recordset(null::${table}, $2::jsonb)`
}

function linkSql({ name, key, links }: ArchiveTable): string {
  const table = identifier(name)
  const values = links.map((column) => `${identifier(column)} = r.${identifier(column)}`).join(', ')
  const match = key.map((column) => `t.${identifier(column)} = r.${identifier(column)}`).join(' and ')
  return `update ${table} t set ${values} from jsonb_populate_recordset(null::${table}, $2::jsonb) r where t.tenant_id = $1 and ${match}`
}

/** Returns the codes of an archived site's country and of those to which it sends. */
function countriesOf({ country, config }: Readonly<Record<string, unknown>>): readonly string[] {
  const own = typeof country === 'string' ? country : countries.CN.code
  return [own, ...completeConfig(config as StoredConfig).ship_to]
}

async function writeSite(
  tx: Connection,
  { ports }: OpeningDeps,
  files: ImportedFiles,
  path: string,
  slug: string | undefined,
): Promise<{ id: number; slug: string } | Failure> {
  const lines = readArchive(path)
  const head = checkHead((await lines.next()).value ?? undefined)
  for (const country of countriesOf(head.tenant)) await writeRegions(tx, country)
  const tenantId = await takeTenantId(tx)
  const move = relocate(head, tenantId, mediaUrlOf(ports.storage))
  const name = slug ?? head.tenant.slug
  const failure = await writeTenant(
    tx,
    tenantId,
    JSON.parse(moveRows({ ...head.tenant, slug: name }, move, tenantId)) as Record<string, unknown>,
  )
  if (failure) return failure
  const tables = new Map((await archiveTables(tx)).map((table) => [table.name, table]))
  let isWhole = false
  for await (const line of lines) {
    if ('file' in line)
      await files.put(tenantId, relocateKey(line.file, head.tenantId, tenantId), line.data, line.contentType)
    else if ('table' in line) {
      const { table: name, columns, rows } = withPresentNames(line)
      const present = presentTable(tables, name, columns)
      await tx.rows(insertSql(present, columns), [tenantId, moveRows(rows, move, tenantId)])
    } else if ('links' in line) {
      const present = presentTable(tables, line.links, line.columns)
      await tx.rows(linkSql(present), [tenantId, JSON.stringify(line.rows)])
    } else if ('end' in line) isWhole = true
  }
  if (!isWhole) throw new ArchiveError('The archive was cut off.')
  await raiseIdentities(tx, tenantId, [...tables.keys()])
  return { id: tenantId, slug: name }
}
