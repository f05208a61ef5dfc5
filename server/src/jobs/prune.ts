import type { TenantDb } from '../core/database.types'
import { logNames, retentionRows, type RetentionDays, type LogName } from '../core/retention'

const DAY_MS = 86_400_000

/** Rows that one statement deletes. */
const AT_ONCE = 1000

const SITES = 'select tenant_id as id from tenant order by tenant_id'

/** Whether the oldest row of a site's log is too old: one look into an index. */
const isOldSql = (name: LogName, at: string) =>
  `select 1 from (select l.${at} as moment from ${name} l where l.tenant_id = $1 order by l.id limit 1) oldest where oldest.moment < $2`

/** Deletes old rows among the oldest of one site. */
const deleteSql = (name: LogName, at: string) =>
  `delete from ${name} l using (select o.id, o.${at} as moment from ${name} o where o.tenant_id = $1 order by o.id limit ${AT_ONCE}) oldest
    where l.tenant_id = $1 and l.id = oldest.id and oldest.moment < $2 returning 1`

/** Deletes the rows of all sites' logs that are older than they are kept, a few at a time. @returns their number */
export async function pruneLogs(owner: TenantDb, days: RetentionDays, now: Date): Promise<number> {
  let count = 0
  const sites = await owner.read((tx) => tx.rows<{ id: number }>(SITES))
  for (const name of logNames) {
    const { at } = retentionRows[name]
    const before = new Date(now.getTime() - days[name] * DAY_MS)
    const old = await owner.read((tx) =>
      Promise.all(
        sites.map(async ({ id }) => (await tx.rows(isOldSql(name, at), [id, before], `${name}_is_old`)).length > 0),
      ),
    )
    for (const { id } of sites.filter((_, index) => old[index]))
      for (let deletedCount = AT_ONCE; deletedCount === AT_ONCE; count += deletedCount)
        deletedCount = (await owner.tx((tx) => tx.rows(deleteSql(name, at), [id, before]))).length
  }
  return count
}
