import { drizzle } from 'drizzle-orm/pg-proxy'
import type { CustomTypesConfig, Pool, PoolClient } from 'pg'
import { type Connection, type Driver, type Param, type Scope, scopeSql } from './connection'
import { sqlState } from './sql-state'

const INT8 = 20
const TEXT_OIDS = new Set([1082, 1114, 1184])
const asText = (value: string) => value

/** How long a statement waits for a row that another transaction has locked before it fails (SQLSTATE 55P03). */
const LOCK_TIMEOUT_MS = 8000

/** The driver for a real PostgreSQL: a pool whose connections remember the tenant they are set to. */
export async function openPostgres(options: { url: string; max: number }): Promise<Driver> {
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
    connectionTimeoutMillis: 10_000,
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

interface Lent {
  scope: Scope | null
  connection: Connection
}

function driverOver(pool: Pool): Driver {
  const entries = new WeakMap<PoolClient, Lent>()
  return {
    async use(to, fn) {
      const client = await pool.connect()
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
