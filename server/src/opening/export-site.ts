import type { Connection } from '../db'
import { archiveTables, type ArchiveTable } from './archive-tables'
import { archiveWriter } from './archive-lines'
import type { StoragePort } from '../core/ports.types'
import type { OpeningDeps } from './open-site'

/** Rows of a line; a table whose rows refer to each other is one line. */
const ROWS = 500

/** Returns the pattern of the keys of a tenant's stored files: its number, folders, a name with its kind. */
export const keyPattern = (tenantId: number): RegExp =>
  new RegExp(`\\bt${tenantId}/(?:[\\w-]+/)+[\\w.-]+\\.\\w{2,5}\\b`, 'g')
const keysIn = (tenantId: number, text: string): string[] => text.match(keyPattern(tenantId)) ?? []

/** Returns the prefix of files' keys in their addresses. */
export const mediaUrlOf = (storage: Pick<StoragePort, 'url'>): string => storage.url('k').slice(0, -1)

async function* rowsOf(
  tx: Connection,
  tenantId: number,
  { name, key, refersToItself }: ArchiveTable,
): AsyncGenerator<Record<string, unknown>[]> {
  const size = refersToItself ? null : ROWS
  const order = key.map((column) => `"${column}"`).join(', ')
  for (let offset = 0; ; offset += ROWS) {
    const rows = await tx.rows<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) - 'tenant_id' as row from "${name}" t where tenant_id = $1 order by ${order} limit $2 offset $3`,
      [tenantId, size, offset],
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (size === null || rows.length < size) return
  }
}

/**
 * Writes a whole site to one archive: its settings, all rows, and the files that they name; no secrets, logins or
 * hosts. All of it is of one moment. @returns how much it was; null when there is no such site
 */
export function exportSite(
  { database, ports }: OpeningDeps,
  slug: string,
  path: string,
): Promise<{ rows: number; files: number } | null> {
  return database.owner.tx(async (tx) => {
    await tx.exec('set transaction isolation level repeatable read')
    const [site] = await tx.rows<{ tenant_id: number; row: Record<string, unknown> & { slug: string } }>(
      "select tenant_id, to_jsonb(t) - 'tenant_id' as row from tenant t where slug = $1",
      [slug],
    )
    if (!site) return null
    const { tenant_id: tenantId, row: tenant } = site
    const writer = archiveWriter(path)
    await writer.write({ format: 'storefront-site', version: 1, tenantId, mediaUrl: mediaUrlOf(ports.storage), tenant })
    const keys = new Set(keysIn(tenantId, JSON.stringify(tenant)))
    const total = { rows: 0, files: 0 }
    for (const table of await archiveTables(tx))
      for await (const rows of rowsOf(tx, tenantId, table)) {
        for (const key of keysIn(tenantId, JSON.stringify(rows))) keys.add(key)
        const columns = table.columns
        await writer.write({ table: table.name, columns, rows })
        total.rows += rows.length
      }
    for (const key of keys) {
      const file = await ports.storage.get(key)
      if (!file) continue
      await writer.write({ file: key, contentType: file.contentType, data: file.bytes.toString('base64') })
      total.files += 1
    }
    await writer.write({ end: true, ...total })
    await writer.close()
    return total
  })
}
