import type { Connection, Database } from '../db'

const SITE = 'select tenant_id as id from tenant where slug = $1'
const RETIRE =
  'update door_key set retired_at = $2, private_key = null where tenant_id = $1 and retired_at is null returning id'
// Devices take their lists again when one of them has changed, and with it the keys.
const TOUCH = 'update door_list set changed_at = $2 where tenant_id = $1'

async function retire(tx: Connection, tenantId: number, now: Date): Promise<number> {
  const keys = await tx.rows(RETIRE, [tenantId, now])
  await tx.rows(TOUCH, [tenantId, now])
  return keys.length
}

/**
 * Retires all keys that sign the codes and lists of a site (docs/door.md), for instance after one leaked; the next code
 * makes a new one. Codes that were signed before stay good at a door whose list or server has their ticket.
 * @returns how many keys were retired; null when there is no such site
 */
export function retireDoorKeys(database: Database, slug: string, now: Date): Promise<number | null> {
  return database.owner.tx(async (tx) => {
    const [site] = await tx.rows<{ id: number }>(SITE, [slug])
    return site ? retire(tx, site.id, now) : null
  })
}
