import type { Connection, Driver } from '../../server/src/core/database.types'
import { databaseOver } from '../../server/src/db/database'
import type { Database } from '../../server/src/core/database.types'

/** `x.tenant_id = $1`, or without an alias. */
const FILTER = /(?:\w+\.)?tenant_id = (\$\d+)(?!\d)/g

/** A statement that has forgotten whose rows it is about. */
export const unfiltered = (sql: string): string => sql.replace(FILTER, '($1::int is not null)')

/**
 * A database whose application forgets its tenant in every statement: only row-level security is left to keep the sites
 * apart. `forgotten` counts the statements that lost a filter.
 * @param driver of one connection
 */
export function forgetTenants(driver: Driver): { database: Database; forgotten(): number } {
  let isApplication = false
  let count = 0
  const rewrite = (sql: string): string => {
    const text = isApplication ? unfiltered(sql) : sql
    if (text !== sql) count++
    return text
  }
  const connections = new Map<Connection, Connection>()
  const forgetfulOf = (connection: Connection): Connection => {
    const existing = connections.get(connection)
    if (existing) return existing
    const forgetful: Connection = {
      ...connection,
      // A name stands for one text, and the owner's keep theirs.
      rows: (sql, params, name) =>
        connection.rows(rewrite(sql), params, name && isApplication ? `${name}_unfiltered` : name),
    }
    connections.set(connection, forgetful)
    return forgetful
  }
  const database = databaseOver({
    use: (scope, fn) =>
      driver.use(scope, (connection, begin) => {
        isApplication = scope.role === 'app'
        return fn(forgetfulOf(connection), begin)
      }),
    close: () => driver.close(),
  })
  return { database, forgotten: () => count }
}
