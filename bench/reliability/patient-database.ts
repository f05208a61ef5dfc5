import { setTimeout as pause } from 'node:timers/promises'
import { DATABASE_UNAVAILABLE, type Database, sqlState, type TenantDb } from '../../server/src/db'

/** Runs something again until the database is there. Its effect must be the same when it is run twice. */
async function untilAvailable<T>(run: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await run()
    } catch (error) {
      if (sqlState(error) !== DATABASE_UNAVAILABLE) throw error
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
