import { setTimeout as pause } from 'node:timers/promises'
import { TIMEOUT_MS, within } from '../../scripts/lib/wait.mjs'
import { DATABASE_UNAVAILABLE, type Database, sqlState, type TenantDb } from '../../server/src/db'

/**
 * Runs something again until the database is there. Its effect must be the same when it is run twice. Throws when the
 * database is away for minutes, or a run gets no reply for so long.
 */
async function untilAvailable<T>(run: () => Promise<T>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS
  for (;;)
    try {
      return await within(run(), TIMEOUT_MS, 'the reply of the database')
    } catch (error) {
      if (sqlState(error) !== DATABASE_UNAVAILABLE || Date.now() > end) throw error
      await pause(50)
    }
}

const patientView = (view: TenantDb): TenantDb => ({
  read: (fn) => untilAvailable(() => view.read(fn)),
  tx: (fn, last) => untilAvailable(() => view.tx(fn, last)),
})

/** The same database for those who only look and set times: they wait while it is away. */
export const patientDatabase = (database: Database): Database => ({
  ...database,
  of: (tenantId) => patientView(database.of(tenantId)),
  owner: patientView(database.owner),
})
