import { Failure } from '../core/failure'
import type { Connection, Database, Driver, TenantDb } from '../core/database.types'
import { sqlState } from './sql-state'

const RETRIES = 4

/** Puts tenants' views over a driver. */
export function databaseOver(driver: Driver): Database {
  const views = new Map<number, TenantDb>()
  return {
    driver,
    of(tenantId) {
      const view = views.get(tenantId) ?? viewOf(driver, { role: 'app', tenantId })
      views.set(tenantId, view)
      return view
    },
    owner: viewOf(driver, { role: 'owner' }),
    close: () => driver.close(),
  }
}

function viewOf(driver: Driver, scope: Parameters<Driver['use']>[0]): TenantDb {
  return {
    read: (fn) => driver.use(scope, fn),
    async tx(fn, last) {
      for (let attempt = 1; ; attempt++)
        try {
          return await driver.use(scope, (tx) => transaction(tx, fn, last))
        } catch (error) {
          if (attempt >= RETRIES || !isConflict(error)) throw error
        }
    },
  }
}

/** Connections that hold locks until their transaction is settled. */
const lockHolders = new WeakSet<Connection>()

/**
 * Waits until no other transaction holds a name of a tenant, and holds it until this one is settled. Unlike a row's
 * lock, it stays when a Failure undoes the transaction, until the lasting part of the failure (`Failure.lasting`) is
 * written.
 */
export async function lockUntilSettled(tx: Connection, tenantId: number, name: string): Promise<void> {
  lockHolders.add(tx)
  await tx.rows('select pg_advisory_lock($1, hashtext($2))', [tenantId, name])
}

async function transaction<T>(
  tx: Connection,
  fn: (tx: Connection) => Promise<T>,
  last?: (tx: Connection) => Promise<unknown>,
): Promise<T> {
  try {
    return await runTransaction(tx, fn, last)
  } finally {
    // A broken connection has lost its locks.
    if (lockHolders.delete(tx)) await tx.exec('select pg_advisory_unlock_all()').catch(() => undefined)
  }
}

/** `begin` and the first statement go out together: a connection runs what it is sent in order. */
async function runTransaction<T>(
  tx: Connection,
  fn: (tx: Connection) => Promise<T>,
  last?: (tx: Connection) => Promise<unknown>,
): Promise<T> {
  let result: T
  try {
    const [, value] = await Promise.all([tx.exec('begin'), fn(tx)])
    result = value
  } catch (error) {
    // A broken connection cannot roll back; the server does it itself then, and the cause is `error`.
    await tx.exec('rollback').catch(() => undefined)
    throw error
  }
  if (result instanceof Failure) {
    await tx.exec('rollback')
    // One statement, a transaction of its own.
    await result.lasting?.(tx)
  }
  // A commit after a statement that failed rolls back, and the statement's error is thrown.
  else await Promise.all([last?.(tx), tx.exec('commit')])
  return result
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
