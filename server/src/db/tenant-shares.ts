import { type WorkKind, workRows } from '../core/work'
import { poolBusy } from './sql-state'

export interface SharesOptions {
  /** Connections of the pool. */
  max: number
  /** Milliseconds that a caller waits for the tenant's turn. */
  waitMs: number
  /** Callers of one tenant that may wait; those of all tenants together may be twice as many. */
  queueMax: number
}

interface Waiter {
  kind: WorkKind
  enter: () => void
}

/** The work of one tenant at this moment. */
interface Share {
  running: Record<WorkKind, number>
  waiting: Waiter[]
}

/**
 * Leaves every tenant some of a pool: one tenant's work holds no more connections at once than its share (`workRows`),
 * whatever it asks for; the rest of its work waits here and not before the pool, where it would stand in the way of
 * other tenants.
 */
export class TenantShares {
  readonly #shares = new Map<number, Share>()
  #waitingCount = 0

  constructor(private readonly options: SharesOptions) {}

  /** Runs `fn` at the tenant's turn; throws `poolBusy` when that comes too late or too many wait. */
  async run<T>(tenantId: number, kind: WorkKind, fn: () => Promise<T>): Promise<T> {
    const share = this.#shareOf(tenantId)
    if (!this.#hasRoom(share, kind)) await this.#wait(share, kind)
    else share.running[kind]++
    try {
      return await fn()
    } finally {
      this.#leave(tenantId, share, kind)
    }
  }

  #shareOf(tenantId: number): Share {
    const share = this.#shares.get(tenantId) ?? { running: { call: 0, list: 0, job: 0 }, waiting: [] }
    this.#shares.set(tenantId, share)
    return share
  }

  #slotsOf(kind: WorkKind): number {
    return Math.max(1, Math.floor(this.options.max * workRows[kind].share))
  }

  #hasRoom({ running }: Share, kind: WorkKind): boolean {
    const total = running.call + running.list + running.job
    return total < this.#slotsOf('call') && running[kind] < this.#slotsOf(kind)
  }

  #wait({ waiting }: Share, kind: WorkKind): Promise<void> {
    const { queueMax, waitMs } = this.options
    if (waiting.length >= queueMax || this.#waitingCount >= 2 * queueMax)
      throw poolBusy(new Error(`${waiting.length} callers of the tenant wait already`))
    this.#waitingCount++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waitingCount--
        waiting.splice(waiting.indexOf(waiter), 1)
        reject(poolBusy(new Error(`the tenant's connections were at work for ${waitMs} ms`)))
      }, waitMs)
      const enter = () => {
        clearTimeout(timer)
        this.#waitingCount--
        resolve()
      }
      const waiter: Waiter = { kind, enter }
      waiting.push(waiter)
    })
  }

  /** Gives the place of a finished work to the first of the tenant's waiting that has room now. */
  #leave(tenantId: number, share: Share, kind: WorkKind): void {
    share.running[kind]--
    const index = share.waiting.findIndex((waiter) => this.#hasRoom(share, waiter.kind))
    const [next] = index < 0 ? [] : share.waiting.splice(index, 1)
    if (next) {
      share.running[next.kind]++
      next.enter()
    } else if (Object.values(share.running).every((count) => count === 0)) this.#shares.delete(tenantId)
  }
}
