import type { StoragePort } from '../core/ports.types'
import { isKey } from '../ports/storage/key'
import type { Database } from '../db'

/** An archive that cannot be read, in one sentence. */
export class ArchiveError extends Error {}

const SITE_KEY = /^t(\d+)\//

/**
 * Returns the key in the new site of a file of the archive's site. @throws ArchiveError for any other name: `..`,
 * absolute, encoded, another site's
 */
export function relocateKey(file: unknown, from: number, to: number): string {
  const prefix = `t${from}/`
  if (typeof file !== 'string' || !isKey(file) || !file.startsWith(prefix))
    throw new ArchiveError(`The archive names a file that is not of its site: ${JSON.stringify(file)}.`)
  return `t${to}/${file.slice(prefix.length)}`
}

/**
 * Checks that no value of a row is the key of another site's file, which the row could show and remove.
 * A key within a longer text is a text. @throws ArchiveError
 */
export function checkOwnKeys(value: unknown, tenantId: number): void {
  if (typeof value === 'string') {
    const owner = SITE_KEY.exec(value)?.[1]
    if (owner !== undefined && owner !== String(tenantId) && isKey(value))
      throw new ArchiveError(`The archive names a file that is not of its site: ${JSON.stringify(value)}.`)
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) checkOwnKeys(inner, tenantId)
}

/** Files that an import stores; they outlive a transaction that is rolled back, and so are noted for their removal. */
export class ImportedFiles {
  readonly #storage: StoragePort
  readonly #keys = new Map<number, Set<string>>()

  constructor(storage: StoragePort) {
    this.#storage = storage
  }

  async put(tenantId: number, key: string, data: string, contentType: string): Promise<void> {
    const keys = this.#keys.get(tenantId) ?? new Set()
    this.#keys.set(tenantId, keys.add(key))
    await this.#storage.put(key, Buffer.from(data, 'base64'), contentType)
  }

  /**
   * Removes the files of sites that were not opened after all. Whether one was is read from the database: a commit
   * without an answer may have happened. No other import gets the same number.
   */
  removeOrphans(database: Database): Promise<void> {
    return database.owner.read(async (tx) => {
      for (const [tenantId, keys] of this.#keys) {
        const rows = await tx.rows('select 1 from tenant where tenant_id = $1', [tenantId])
        if (rows.length === 0) for (const key of keys) await this.#storage.remove(key)
      }
    })
  }
}
