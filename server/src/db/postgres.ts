import { drizzle } from 'drizzle-orm/pg-proxy'
import type { CustomTypesConfig, Pool, PoolClient } from 'pg'
import { messageOf } from '../lib/error'
import { type Connection, type Driver, type Param, type Scope, scopeSql } from './connection'
import { poolBusy, sqlState } from './sql-state'

const INT8 = 20
const TEXT_OIDS = new Set([1082, 1114, 1184])
const asText = (value: string) => value

/** How long a statement waits for a row that another transaction has locked before it fails (SQLSTATE 55P03). */
const LOCK_TIMEOUT_MS = 8000

/** How long a caller waits for a connection of the pool before it is told that too many are here. */
const POOL_WAIT_MS = 10_000

/** The driver for a real PostgreSQL: a pool whose connections remember the tenant they are set to. */
export async function openPostgres(options: { url: string; max: number; waitMs?: number }): Promise<Driver> {
  const pg = (await import('pg')).default
  const types: CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => {
      if (oid === INT8) return Number
      if (TEXT_OIDS.has(oid)) return asText
      return pg.types.getTypeParser(oid, format ?? 'text')
    },
  }
  const config = {
    connectionString: options.url,
    max: options.max,
    connectionTimeoutMillis: options.waitMs ?? POOL_WAIT_MS,
    keepAlive: true,
    types,
    options: `-c timezone=UTC -c lock_timeout=${LOCK_TIMEOUT_MS}`,
    // Statements that do not wait for one another (begin and the first, the last and commit) go out together.
    pipeline: true,
  }
  const pool = new pg.Pool(config)
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return driverOver(pool)
}

/** What pg's pool says when a caller has waited for a connection as long as it may; the error has no code. */
const WAITED_TOO_LONG = 'timeout exceeded when trying to connect'

/** A connection of the pool. A server that cannot be reached is another failure than a pool whose connections are all at work. */
async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw messageOf(error) === WAITED_TOO_LONG ? poolBusy(error) : error
  }
}

interface Lent {
  scope: Scope | null
  connection: Connection
}

function driverOver(pool: Pool): Driver {
  const entries = new WeakMap<PoolClient, Lent>()
  return {
    async use(to, fn) {
      const client = await connect(pool)
      let isBroken = false
      try {
        const entry = entries.get(client) ?? { scope: null, connection: connectionOver(client) }
        entries.set(client, entry)
        const change = scopeSql(entry.scope, to)
        if (change) {
          // Until the change has succeeded, the scope of the connection is unknown.
          entry.scope = null
          await client.query(change)
          entry.scope = to
        }
        return await fn(entry.connection)
      } catch (error) {
        isBroken = !isStatementError(error)
        throw error
      } finally {
        client.release(isBroken)
      }
    },
    close: () => pool.end(),
  }
}

/** Whether the server answered with an SQLSTATE, after which the connection is still good. */
function isStatementError(error: unknown): boolean {
  const code = sqlState(error)
  return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('57P') && !code.startsWith('08')
}

function connectionOver(client: PoolClient): Connection {
  const orm = drizzle(
    async (text, values, method) => {
      if (method !== 'all') return { rows: (await client.query(text, values)).rows }
      return { rows: (await client.query<unknown[]>({ text, values, rowMode: 'array' })).rows }
    },
    { casing: 'snake_case' },
  )
  return {
    orm,
    // The rows' shape is what the caller's statement selects.
    rows: async <T>(text: string, params: readonly Param[] = [], name?: string) => (await client.query({ text, values: [...params], name })).rows as T[],
    exec: async (sql) => {
      await client.query(sql)
    },
  }
}
