import { Failure } from '../core/failure'
import type { Connection, Database, Driver, Scope, TenantDb } from '../core/database.types'
import { sqlState } from './sql-state'
import { runReads, runTransaction } from './transaction'

const RETRIES = 4

/** Puts tenants' views over a driver. */
export function databaseOver(driver: Driver): Database {
  return {
    driver,
    of: (tenantId, kind = 'call', label) => viewOf(driver, { role: 'app', tenantId, kind, label }),
    owner: viewOf(driver, { role: 'owner' }),
    probe: viewOf(driver, { role: 'owner', isProbe: true }),
    close: () => driver.close(),
  }
}

function viewOf(driver: Driver, scope: Scope): TenantDb {
  return {
    read: (fn) => driver.use(scope, (tx, begin) => runReads(tx, begin, fn)),
    async tx(fn, last) {
      for (let attempt = 1; ; attempt++)
        try {
          return await driver.use(scope, (tx, begin) => runTransaction(tx, begin, { fn, last }))
        } catch (error) {
          if (attempt >= RETRIES || !isConflict(error)) throw error
        }
    },
  }
}

/** Returns the view inside a transaction that is already open: everything joins it. */
export function joinTransaction(tx: Connection): TenantDb {
  return {
    read: (fn) => fn(tx),
    async tx(fn, last) {
      const result = await fn(tx)
      if (!(result instanceof Failure)) await last?.(tx)
      return result
    },
  }
}

const isConflict = (error: unknown) => ['40001', '40P01'].includes(sqlState(error))
