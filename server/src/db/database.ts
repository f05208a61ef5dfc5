import { Failure } from '../failure'
import type { Connection, Driver } from './connection'
import { sqlState } from './sql-state'

/** What a service asks of the database: reads, and transactions that a Failure rolls back. */
export interface TenantDb {
  /** One connection for a few reads. */
  read<T>(fn: (q: Connection) => Promise<T>): Promise<T>
  /**
   * One transaction. Rolled back when `fn` throws or gives a Failure; run again, from the start, when the
   * database gives up on a deadlock or a serialization conflict.
   */
  tx<T>(fn: (q: Connection) => Promise<T>): Promise<T>
}

export interface Database {
  readonly driver: Driver
  /** The application's view of one tenant, under row-level security. */
  of(tenantId: number): TenantDb
  /** All tenants: migrations, seed, the directory and the claim of due work. */
  readonly owner: TenantDb
  close(): Promise<void>
}

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
    async tx(fn) {
      for (let attempt = 1; ; attempt++)
        try {
          return await driver.use(scope, (q) => transaction(q, fn))
        } catch (error) {
          if (attempt >= RETRIES || !isConflict(error)) throw error
        }
    },
  }
}

async function transaction<T>(q: Connection, fn: (q: Connection) => Promise<T>): Promise<T> {
  await q.exec('begin')
  let result: T
  try {
    result = await fn(q)
  } catch (error) {
    // A broken connection cannot roll back; the server does it itself then, and the cause is `error`.
    await q.exec('rollback').catch(() => undefined)
    throw error
  }
  await q.exec(result instanceof Failure ? 'rollback' : 'commit')
  return result
}

/** The view inside a transaction that is already open: everything joins it. */
export function joined(q: Connection): TenantDb {
  return { read: (fn) => fn(q), tx: (fn) => fn(q) }
}

const isConflict = (error: unknown) => ['40001', '40P01'].includes(sqlState(error))
