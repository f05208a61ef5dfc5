import { searchKeys } from '../lib/search-keys'
import type { Driver } from '../core/database.types'

const AT_ONCE = 500
const MISSING = `select tenant_id, id, name from product where search_keys is null order by tenant_id, id limit ${AT_ONCE}`
const WRITE = `update product p set search_keys = k.keys from unnest($1::integer[], $2::bigint[], $3::text[], $4::text[]) as k (tenant_id, id, name, keys)
  where p.tenant_id = k.tenant_id and p.id = k.id and p.name = k.name returning 1`

/**
 * Writes the search keys of products that were stored before there were any. Gives their number; two processes do it
 * without harm.
 */
export function fillSearchKeys(driver: Driver): Promise<number> {
  return driver.use({ role: 'owner' }, async (connection) => {
    let count = 0
    for (;;) {
      const rows = await connection.rows<{ tenant_id: number; id: number; name: string }>(MISSING)
      const writtenRows = await connection.rows(WRITE, [
        rows.map(({ tenant_id }) => tenant_id),
        rows.map(({ id }) => id),
        rows.map(({ name }) => name),
        rows.map(({ name }) => searchKeys(name)),
      ])
      // A name that changed meanwhile has its keys by its save.
      if (writtenRows.length === 0) return count
      count += writtenRows.length
    }
  })
}
