import { APP_ROLE } from '../../server/src/db/connection'
import { type Database, databaseOver } from '../../server/src/db/database'
import { openMigrated } from '../../test/server/support/snapshot'

/** `x.tenant_id = $1`, in our own words and in those of the query builder. */
const FILTER = /(?:"?\w+"?\.)?"?tenant_id"? = (\$\d+)(?!\d)/g

/** A statement that has forgotten whose rows it is about. */
export const unfiltered = (sql: string): string => sql.replace(FILTER, '($1::int is not null)')

/**
 * A database in memory whose application forgets its tenant in every statement: only row-level security is left to keep
 * the sites apart. `forgotten` counts the statements that lost a filter.
 */
export async function openUnfiltered(): Promise<{ database: Database; forgotten(): number }> {
  const driver = await openMigrated()
  let isApplication = false
  let count = 0
  const { pglite } = driver
  const [exec, query] = [pglite.exec.bind(pglite), pglite.query.bind(pglite)]
  pglite.exec = (sql, options) => {
    if (sql.startsWith('reset role')) isApplication = false
    if (sql.includes(`set role ${APP_ROLE}`)) isApplication = true
    return exec(sql, options)
  }
  pglite.query = ((sql: string, ...rest: unknown[]) => {
    const text = isApplication ? unfiltered(sql) : sql
    if (text !== sql) count++
    return query(text, ...(rest as []))
  }) as typeof query
  return { database: databaseOver(driver), forgotten: () => count }
}
