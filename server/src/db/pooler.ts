import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { messageOf } from '../lib/error'

/** The pooler between cannot be used; the message says what to change. */
export class PoolerError extends Error {}

/** Milliseconds that a second connection may take: a pooler with one server connection would never give it. */
const PROOF_MS = 2000

/** The server process of a connection, by a statement that stays prepared. */
const pidOf = async (client: PoolClient, name?: string): Promise<number> =>
  (await client.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid', name })).rows[0]?.pid ?? 0

/** The process number that the other end gave at the start of the connection. */
const announcedPid = (client: PoolClient): number =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : 0

/** Whether no pooler stands between: the other end is the process that it announced. */
export const isDirect = async (client: PoolClient): Promise<boolean> => (await pidOf(client)) === announcedPid(client)

/**
 * Finds out whether statements may keep their names on the connections of a pool, i.e. stay prepared. They may without
 * a pooler, which is told by its own process numbers, and with one that is seen to prepare them on each connection to
 * the server (PgBouncer from 1.21 with max_prepared_statements).
 * @throws PoolerError if a pooler parts the statements of a transaction
 */
export async function mayNameStatements(pool: Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    if (await isDirect(client)) return true
    await requireTransactions(client)
    return pool.options.max > 1 && (await canReuseNames(pool, client))
  } finally {
    // What the proof has prepared goes with the connection.
    client.release(true)
  }
}

async function requireTransactions(client: PoolClient): Promise<void> {
  try {
    await client.query("begin; set local app.tenant = '0'")
    const { rows } = await client.query<{ value: string | null }>("select current_setting('app.tenant', true) as value")
    await client.query('rollback')
    if (rows[0]?.value === '0') return
    throw new PoolerError('a setting of a transaction is gone at its next statement')
  } catch (error) {
    throw new PoolerError(
      `the pooler in front of it gives the statements of one transaction to several connections (${messageOf(error)}): set pool_mode = transaction`,
    )
  }
}

/** Whether a statement that was prepared on one connection to the server can be run by its name on another one. */
async function canReuseNames(pool: Pool, first: PoolClient): Promise<boolean> {
  // Another process may be proving the same on the same connections to the server.
  const name = `proof_${randomUUID()}`
  await first.query('begin')
  const preparedAt = await pidOf(first, name)
  await first.query('commit')
  const other = await pool.connect()
  let timer: NodeJS.Timeout | undefined
  const inTime = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no second connection')), PROOF_MS)
  })
  try {
    // A pooler gives the connection used last, which leaves another one to `first`.
    await Promise.race([other.query('begin'), inTime])
    await Promise.race([first.query('begin'), inTime])
    return (await pidOf(first)) !== preparedAt && (await pidOf(first, name)) !== 0
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    other.release(true)
  }
}
