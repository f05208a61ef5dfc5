import type { Connection } from '../db'
import { fail, type Failure } from '../failure'
import { type ArchiveHead, readArchive } from './archive-lines'
import { archiveTables } from './archive-tables'
import { keyPattern, mediaUrlOf } from './export-site'
import { raiseIdentities } from './identities'
import { type OpeningDeps, takeTenantId } from './open-site'
import { writeRegions } from './regions'

/** An archive that cannot be read, in one sentence. */
export class ArchiveError extends Error {}

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

/** A text of the archive as it is here: the keys of its files begin with another number, and may stand under another address. */
const relocate =
  ({ tenantId: from, mediaUrl }: ArchiveHead, to: number, ownMediaUrl: string) =>
  (text: string): string => {
    const withUrls = mediaUrl === ownMediaUrl ? text : text.replaceAll(`${mediaUrl}t${from}/`, `${ownMediaUrl}t${from}/`)
    return withUrls.replace(keyPattern(from), (key) => `t${to}${key.slice(`t${from}`.length)}`)
  }

/**
 * Makes a site of an archive, all rows or none, under another short name when one is given. Its owner logs in as before; hosts,
 * app ids and credentials have to be given anew. Fails with `slugTaken`. Throws ArchiveError.
 */
export function importSite({ database, ports }: OpeningDeps, path: string, slug?: string): Promise<{ id: number; slug: string } | Failure> {
  return database.owner.tx(async (tx) => {
    const lines = readArchive(path)
    const { value: head } = await lines.next()
    if (!head || !('format' in head) || head.format !== 'storefront-site' || head.version !== 1) throw new ArchiveError('This is no archive of a site.')
    await writeRegions(tx)
    const tenantId = await takeTenantId(tx)
    const move = relocate(head, tenantId, mediaUrlOf(ports.storage))
    const name = slug ?? head.tenant.slug
    const failure = await writeTenant(tx, tenantId, JSON.parse(move(JSON.stringify({ ...head.tenant, slug: name }))) as Record<string, unknown>)
    if (failure) return failure
    const tables = new Map((await archiveTables(tx)).map((table) => [table.name, table]))
    let isWhole = false
    for await (const line of lines) {
      if ('file' in line) await ports.storage.put(move(line.file), Buffer.from(line.data, 'base64'), line.contentType)
      else if ('table' in line) {
        const table = tables.get(line.table)
        const strange = line.columns.find((column) => !table?.columns.includes(column))
        if (!table || strange !== undefined)
          throw new ArchiveError(`The archive is of a younger version: ${line.table}${strange ? `.${strange}` : ''} is unknown here.`)
        const list = line.columns.map(identifier).join(', ')
        await tx.rows(
          `insert into ${identifier(table.name)} (tenant_id, ${list}) select $1, ${list} from jsonb_populate_recordset(null::${identifier(table.name)}, $2::jsonb)`,
          [tenantId, move(JSON.stringify(line.rows))],
        )
      } else if ('end' in line) isWhole = true
    }
    if (!isWhole) throw new ArchiveError('The archive was cut off.')
    await raiseIdentities(tx, tenantId, [...tables.keys()])
    return { id: tenantId, slug: name }
  })
}
