import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit, { type Limit } from 'p-limit'
import type { Driver } from '../core/database.types'
import { poolBusy } from './sql-state'

/** Part of the pool that one tenant may have at once: however slow its statements are, the others find a connection. */
const SHARE = 0.75

/** Returns the connections that one tenant may have of a pool. */
export const shareOf = (poolMax: number): number => Math.max(1, Math.floor(poolMax * SHARE))

export interface ShareOptions {
  /** Connections that one tenant may have at once. */
  readonly share: number
  /** Callers of one tenant that may wait for one; more are refused at once. */
  readonly queueMax: number
  /** Milliseconds that a caller waits before it is refused. */
  readonly waitMs: number
}

/**
 * Puts a share of each tenant before a driver: those of its callers who find its share in use wait in a queue of their
 * own, and fail with `poolBusy` when it is full or they have waited too long. What a caller asks for while it has a
 * connection is not counted again: it would wait for itself.
 */
export function withTenantShare(driver: Driver, { share, queueMax, waitMs }: ShareOptions): Driver {
  const limits = new Map<number, Limit>()
  const holder = new AsyncLocalStorage<number>()
  const limitOf = (tenantId: number): Limit => {
    const limit = limits.get(tenantId) ?? pLimit(share)
    limits.set(tenantId, limit)
    return limit
  }
  return {
    async use(scope, fn) {
      if (scope.role === 'owner' || holder.getStore() === scope.tenantId) return driver.use(scope, fn)
      const { tenantId } = scope
      const limit = limitOf(tenantId)
      const work = () => holder.run(tenantId, () => driver.use(scope, fn))
      // One that begins at this moment is still counted as pending.
      const count = limit.activeCount + limit.pendingCount
      if (count < share) return limit(work)
      if (count >= share + queueMax) throw poolBusy(new Error(`${queueMax} callers of a tenant wait already`))
      return waitForTurn(limit, work, waitMs)
    },
    close: () => driver.close(),
    ...(driver.pool && { pool: driver.pool }),
  }
}

/** Does work when its turn has come, or fails with `poolBusy` when that takes too long. */
function waitForTurn<T>(limit: Limit, work: () => Promise<T>, waitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let isRefused = false
    const timer = setTimeout(() => {
      isRefused = true
      reject(poolBusy(new Error(`the share of a tenant was in use for ${waitMs} ms`)))
    }, waitMs)
    limit(async () => {
      clearTimeout(timer)
      if (!isRefused) await work().then(resolve, reject)
    })
  })
}
