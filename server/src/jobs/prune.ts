import type { TenantDb } from '../core/database.types'
import { logNames, retentionRows, type RetentionDays, type LogName } from '../core/retention'

const DAY_MS = 86_400_000

/** Rows that one statement deletes. */
const AT_ONCE = 1000

/** Sites whose oldest row of a log is too old: one look into an index for each. */
const sitesSql = (name: LogName, at: string) =>
  `select t.tenant_id as id from tenant t where (select l.${at} from ${name} l where l.tenant_id = t.tenant_id order by l.id limit 1) < $1`

/** Deletes old rows among the oldest of one site. */
const deleteSql = (name: LogName, at: string) =>
  `delete from ${name} l using (select o.id, o.${at} as moment from ${name} o where o.tenant_id = $1 order by o.id limit ${AT_ONCE}) oldest
    where l.tenant_id = $1 and l.id = oldest.id and oldest.moment < $2 returning 1`

/** Deletes the rows of all sites' logs that are older than they are kept, a few at a time. @returns their number */
export async function pruneLogs(owner: TenantDb, days: RetentionDays, now: Date): Promise<number> {
  let count = 0
  for (const name of logNames) {
    const { at } = retentionRows[name]
    const before = new Date(now.getTime() - days[name] * DAY_MS)
    const sites = await owner.read((tx) => tx.rows<{ id: number }>(sitesSql(name, at), [before]))
    for (const { id } of sites)
      for (let deletedCount = AT_ONCE; deletedCount === AT_ONCE; count += deletedCount)
        deletedCount = (await owner.tx((tx) => tx.rows(deleteSql(name, at), [id, before]))).length
  }
  return count
}
