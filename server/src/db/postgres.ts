import type PgModule from 'pg'
import type { CustomTypesConfig, Pool, PoolClient } from 'pg'
import { messageOf } from '../lib/error'
import { APP_ROLE, scopeSql } from './connection'
import type { Connection, Driver, Param, Scope } from '../core/database.types'
import { databaseUnavailable, isSqlState, isUnavailableState, poolBusy, sqlState } from './sql-state'

const asText = (value: string) => value

/** The types that pg would read otherwise than PGlite, each with the type of its arrays. */
const READERS: readonly (readonly [type: number, arrayType: number, read: (text: string) => unknown])[] = [
  [20, 1016, Number],
  [1082, 1182, asText],
  [1114, 1115, asText],
  [1184, 1185, asText],
  [1700, 1231, asText],
]
const TEXT_ARRAY: number = 1009

/** Returns what reads a value of each type in READERS. */
function typeParsers({ types }: Pick<typeof PgModule, 'types'>): ReadonlyMap<number, (text: string) => unknown> {
  const elementsOf: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY, 'text')
  return new Map(
    READERS.flatMap(([type, arrayType, read]) => [
      [type, read],
      [arrayType, (text: string) => elementsOf(text).map((element) => element && read(element))],
    ]),
  )
}

/** Milliseconds that a statement waits for a row locked by another transaction before it fails (SQLSTATE 55P03). */
const LOCK_TIMEOUT_MS = 8000

/** Milliseconds that a caller waits for a connection of the pool before it is refused as one of too many. */
const POOL_WAIT_MS = 10_000

/**
 * After so long without a reply the system asks whether the other machine is there; without it a vanished one is
 * noticed after hours.
 */
const KEEP_ALIVE_MS = 10_000

/**
 * Returns the driver for a real PostgreSQL: a pool whose connections remember the tenant they are set to. `appRole`
 * names the role that they take for a tenant.
 */
export async function openPostgres(options: {
  url: string
  max: number
  waitMs?: number
  appRole?: string
}): Promise<Driver> {
  const pg = (await import('pg')).default
  const parsers = typeParsers(pg)
  const types: CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      parsers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text'),
  }
  const config = {
    connectionString: options.url,
    max: options.max,
    connectionTimeoutMillis: options.waitMs ?? POOL_WAIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types,
    options: `-c timezone=UTC -c lock_timeout=${LOCK_TIMEOUT_MS}`,
    // Statements that do not wait for one another (begin and the first, the last and commit) go out together.
    pipeline: true,
  }
  const pool = new pg.Pool(config)
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So would one that is lent and breaks between two statements, of which the pool hears nothing.
  pool.on('connect', (client) => client.on('error', () => lostClients.add(client)))
  return driverOver(pool, options.appRole ?? APP_ROLE)
}

/** Connections that broke: all that is still asked of them fails. Each is marked before its statements fail. */
const lostClients = new WeakSet<PoolClient>()

/** The last error of a statement, by connection. */
const lastErrors = new WeakMap<PoolClient, unknown>()

/** A statement was not run because one before it in its transaction had failed. */
const ABORTED = '25P02'

/**
 * Awaits the reply to a statement of a connection. An error after which the connection is of no more use becomes
 * `databaseUnavailable`. Of statements that went out together the later ones fail with the error of the one that
 * failed: whoever awaits them all may see theirs first.
 */
async function replyOf<T>(client: PoolClient, query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    const state = sqlState(error)
    if (state === ABORTED) throw lastErrors.get(client) ?? error
    const cause = lostClients.has(client) || isUnavailableState(state) ? databaseUnavailable(error) : error
    lastErrors.set(client, cause)
    throw cause
  }
}

/** Message of pg's pool when a caller has waited too long for a connection; the error has no code. */
const WAITED_TOO_LONG = 'timeout exceeded when trying to connect'

/**
 * Takes a connection of the pool. Throws `poolBusy` when all of them are at work for too long, PostgreSQL's own error
 * when it refuses us (a wrong password), and `databaseUnavailable` otherwise.
 */
async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    if (messageOf(error) === WAITED_TOO_LONG) throw poolBusy(error)
    const state = sqlState(error)
    throw isSqlState(state) && !isUnavailableState(state) ? error : databaseUnavailable(error)
  }
}

interface Lent {
  scope: Scope | null
  connection: Connection
}

function driverOver(pool: Pool, appRole: string): Driver {
  const entries = new WeakMap<PoolClient, Lent>()
  return {
    async use(to, fn) {
      const client = await connect(pool)
      let isBroken = false
      try {
        const entry = entries.get(client) ?? { scope: null, connection: connectionOver(client) }
        entries.set(client, entry)
        const change = scopeSql(entry.scope, to, appRole)
        if (change) {
          // Until the change has succeeded, the scope of the connection is unknown.
          entry.scope = null
          await replyOf(client, client.query(change))
          entry.scope = to
        }
        return await fn(entry.connection)
      } catch (error) {
        isBroken = !isSqlState(sqlState(error))
        throw error
      } finally {
        client.release(isBroken)
      }
    },
    close: () => pool.end(),
  }
}

function connectionOver(client: PoolClient): Connection {
  return {
    // The rows' shape is what the caller's statement selects.
    rows: async <T>(text: string, params: readonly Param[] = [], name?: string) =>
      (await replyOf(client, client.query({ text, values: [...params], name }))).rows as T[],
    exec: async (sql) => {
      await replyOf(client, client.query(sql))
    },
  }
}
