import type { Connection } from '../db'
import { archiveTables, type ArchiveTable } from './archive-tables'
import { type ArchiveLine, type ArchiveWriter, archiveWriter } from './archive-lines'
import type { StoragePort } from '../core/ports.types'
import type { OpeningDeps } from './open-site'

/** Rows of a line. */
const ROWS = 500

/** Returns the pattern of the keys of a tenant's stored files: its number, folders, a name with its kind. */
export const keyPattern = (tenantId: number): RegExp =>
  new RegExp(`\\bt${tenantId}/(?:[\\w-]+/)+[\\w.-]+\\.\\w{2,5}\\b`, 'g')
const keysIn = (tenantId: number, text: string): string[] => text.match(keyPattern(tenantId)) ?? []

/** Returns the prefix of files' keys in their addresses. */
export const mediaUrlOf = (storage: Pick<StoragePort, 'url'>): string => storage.url('k').slice(0, -1)

/** Reads rows of a statement a few at a time, so that memory does not grow with their number, and each once. */
async function* rowsOf(tx: Connection, sql: string): AsyncGenerator<Record<string, unknown>[]> {
  await tx.exec(`declare archive_rows no scroll cursor for ${sql}`)
  for (let count = ROWS; count === ROWS; ) {
    const rows = await tx.rows<{ row: Record<string, unknown> }>(`fetch ${ROWS} from archive_rows`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    count = rows.length
  }
  // A reader that stops before ends the transaction, and the cursor with it.
  await tx.exec('close archive_rows')
}

const listOf = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')

/** Returns the lines of a table: its rows without what links them, then the links. */
async function* linesOf(
  tx: Connection,
  tenantId: number,
  { name, key, columns, links }: ArchiveTable,
): AsyncGenerator<Extract<ArchiveLine, { rows: Record<string, unknown>[] }>> {
  const select = (names: readonly string[], condition: string) =>
    `select to_jsonb(r) as row from (select ${listOf(names)} from "${name}" where tenant_id = ${Math.trunc(tenantId)}${condition} order by ${listOf(['tenant_id', ...key])}) r`
  const ownColumns = columns.filter((column) => !links.includes(column))
  for await (const rows of rowsOf(tx, select(ownColumns, ''))) yield { table: name, columns: ownColumns, rows }
  if (links.length === 0) return
  const isLinked = links.map((column) => `"${column}" is not null`).join(' or ')
  const linkColumns = [...key, ...links]
  for await (const rows of rowsOf(tx, select(linkColumns, ` and (${isLinked})`)))
    yield { links: name, columns: linkColumns, rows }
}

interface OpenArchive {
  writer: ArchiveWriter
  /** Keys of the files that the rows name. */
  keys: ReadonlySet<string>
  rowCount: number
}

/** Starts an archive with its head and all rows, which are of one moment; null without a site. */
function writeRows({ database, ports }: OpeningDeps, slug: string, path: string): Promise<OpenArchive | null> {
  return database.owner.tx(async (tx) => {
    await tx.exec('set transaction isolation level repeatable read')
    const [site] = await tx.rows<{ tenant_id: number; row: Record<string, unknown> & { slug: string } }>(
      "select tenant_id, to_jsonb(t) - 'tenant_id' as row from tenant t where slug = $1",
      [slug],
    )
    if (!site) return null
    const { tenant_id: tenantId, row: tenant } = site
    const writer = archiveWriter(path)
    await writer.write({ format: 'storefront-site', version: 2, tenantId, mediaUrl: mediaUrlOf(ports.storage), tenant })
    const keys = new Set(keysIn(tenantId, JSON.stringify(tenant)))
    let rowCount = 0
    for (const table of await archiveTables(tx))
      for await (const line of linesOf(tx, tenantId, table)) {
        for (const key of keysIn(tenantId, JSON.stringify(line.rows))) keys.add(key)
        await writer.write(line)
        if ('table' in line) rowCount += line.rows.length
      }
    return { writer, keys, rowCount }
  })
}

/**
 * Writes a whole site to one archive: its settings, all rows, and the files that they name; no secrets of this server,
 * logins or hosts. The rows are of one moment; files, which never change, are read after it. @returns how much it was;
 * null when there is no such site
 */
export async function exportSite(
  deps: OpeningDeps,
  slug: string,
  path: string,
): Promise<{ rows: number; files: number } | null> {
  const archive = await writeRows(deps, slug, path)
  if (!archive) return null
  const { writer, keys, rowCount } = archive
  const total = { rows: rowCount, files: 0 }
  for (const key of keys) {
    const file = await deps.ports.storage.get(key)
    if (!file) continue
    await writer.write({ file: key, contentType: file.contentType, data: file.bytes.toString('base64') })
    total.files += 1
  }
  await writer.write({ end: true, ...total })
  await writer.close()
  return total
}
