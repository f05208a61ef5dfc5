import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '../core/database.types'

/** Advisory lock key, chosen arbitrarily, that serialises the migrations of concurrent processes. */
const KEY = 7241001

/** Milliseconds between two tries to get the lock. */
const POLL_MS = 250

/** Milliseconds between two lines about a wait. */
const REPORT_MS = 10_000

type Report = (line: string) => void

/**
 * Waits until `tryLock` succeeds, however long another process migrates, and reports how long it has waited. It polls:
 * a waiting statement would keep a snapshot, for which an index that is built concurrently waits in turn.
 */
async function waitForLock(tryLock: () => Promise<boolean>, report: Report): Promise<void> {
  const began = performance.now()
  let nextReport = 0
  while (!(await tryLock())) {
    const elapsed = performance.now() - began
    if (elapsed >= nextReport) {
      report(`Another process migrates the database; waiting for it (${Math.round(elapsed / 1000)} s so far) ...`)
      nextReport = elapsed + REPORT_MS
    }
    await sleep(POLL_MS)
  }
}

async function isGranted(connection: Connection, call: string): Promise<boolean> {
  const [row] = await connection.rows<{ ok: boolean }>(`select ${call} as ok`)
  return row?.ok ?? false
}

/**
 * Settings of a transaction that changes tables, whatever the login or a pooler has set. The first one concerns Citus,
 * which would else repeat the whole text of a migration with a setting in it on each machine.
 */
const SETTINGS =
  "set local citus.propagate_set_commands = 'none'; set local timezone = 'UTC'; set local statement_timeout = 0"

/**
 * Runs `fn` in a transaction that no other process' migration overlaps. @param lockMs milliseconds that its statements
 * wait for a lock of a table before they fail with SQLSTATE 55P03: everybody who uses the table waits behind them
 */
export async function migrationTransaction<T>(
  connection: Connection,
  lockMs: number,
  report: Report,
  fn: () => Promise<T>,
): Promise<T> {
  await waitForLock(async () => {
    await connection.exec(`begin; ${SETTINGS}; set local lock_timeout = ${lockMs}`)
    if (await isGranted(connection, `pg_try_advisory_xact_lock(${KEY})`)) return true
    await connection.exec('rollback')
    return false
  }, report)
  try {
    const result = await fn()
    await connection.exec('commit')
    return result
  } catch (error) {
    await connection.exec('rollback')
    throw error
  }
}

/** Runs `fn` outside of a transaction, while no other process migrates. A pooler must not stand between. */
export async function migrationSession<T>(connection: Connection, report: Report, fn: () => Promise<T>): Promise<T> {
  await waitForLock(() => isGranted(connection, `pg_try_advisory_lock(${KEY})`), report)
  try {
    return await fn()
  } finally {
    await connection.exec(`select pg_advisory_unlock(${KEY})`)
  }
}
