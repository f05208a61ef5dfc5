import type PgModule from 'pg'
import type { CustomTypesConfig, Pool, PoolClient } from 'pg'
import { messageOf } from '../lib/error'
import { createBatchingSocket } from './batching-socket'
import { hasSubscribers, publish } from '../lib/measurements'
import { beginAs, SESSION_SETTINGS, type Settings, setSettings } from './connection'
import type { Connection, Driver, Param, WorkLabel } from '../core/database.types'
import { isDirect, mayNameStatements, PoolerError } from './pooler'
import { TenantShares } from './tenant-shares'
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

/** Milliseconds that a caller waits for a connection of the pool before it is refused as one of too many. */
const POOL_WAIT_MS = 10_000

/** Callers that wait for a connection at the same time: each holds its request in memory. */
const POOL_QUEUE = 1000

/**
 * After so long without a reply the system asks whether the other machine is there; without it a vanished one is
 * noticed after hours.
 */
const KEEP_ALIVE_MS = 10_000

export interface PostgresOptions {
  url: string
  /** Connections at most. */
  max: number
  /** Milliseconds that a caller waits for a connection; default POOL_WAIT_MS. */
  waitMs?: number
  /** Callers that may wait for one at the same time; more are refused at once. Default POOL_QUEUE. */
  queueMax?: number
  /** The role of a tenant's transactions; default APP_ROLE. */
  appRole?: string
}

/**
 * Returns the driver for a real PostgreSQL: a pool of connections, also to a pooler between.
 */
export async function openPostgres(options: PostgresOptions): Promise<Driver> {
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
    stream: createBatchingSocket,
    // Statements that do not wait for one another (begin and the first, the last and commit) go out together.
    pipeline: true,
  }
  const [pool, probePool] = [new pg.Pool(config), new pg.Pool({ ...config, max: 1 })]
  for (const each of [pool, probePool]) outliveLosses(each)
  return driverOver(pool, probePool, options)
}

function outliveLosses(pool: Pool): void {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So would one that is lent and breaks between two statements, of which the pool hears nothing.
  pool.on('connect', (client) => client.on('error', () => lostClients.add(client)))
}

/** Connections that broke: all that is still asked of them fails. Each is marked before its statements fail. */
const lostClients = new WeakSet<PoolClient>()

/** The last error of a statement, by connection. */
const lastErrors = new WeakMap<PoolClient, unknown>()

/** Letters of a statement without a name that name it. */
const NAME_LENGTH = 80

/** A statement was not run because one before it in its transaction had failed. */
const ABORTED = '25P02'

/**
 * Awaits the reply to a statement of a connection. An error after which the connection is of no more use becomes
 * `databaseUnavailable`. Of statements that went out together the later ones fail with the error of the one that
 * failed: whoever awaits them all may see theirs first.
 */
async function replyOf<T>(client: PoolClient, query: Promise<T>, statement: string): Promise<T> {
  const end = startMeasurement(client, statement)
  try {
    const reply = await query
    end?.()
    return reply
  } catch (error) {
    const state = sqlState(error)
    if (state === ABORTED) throw lastErrors.get(client) ?? error
    end?.(state)
    const cause = causeOf(client, state, error)
    lastErrors.set(client, cause)
    throw cause
  }
}

/** Work that each connection is lent for. A read's commit is sent before the next loan, and belongs to the read. */
const labels = new WeakMap<PoolClient, WorkLabel>()

/** Returns what publishes a statement's measurement at its reply; undefined if nobody listens. */
function startMeasurement(client: PoolClient, statement: string): ((failure?: string) => void) | undefined {
  if (!hasSubscribers('statement')) return undefined
  const began = performance.now()
  const label = labels.get(client)
  return (failure) =>
    publish('statement', {
      statement: statement.slice(0, NAME_LENGTH),
      ms: performance.now() - began,
      failure,
      ...label,
    })
}

/** A statement was ended because it took longer than its kind of work may (core/work). */
const ENDED = '57014'

function causeOf(client: PoolClient, state: string, error: unknown): unknown {
  if (lostClients.has(client) || isUnavailableState(state)) return databaseUnavailable(error)
  return state === ENDED ? poolBusy(error) : error
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
    throw connectError(error)
  }
}

function connectError(error: unknown): unknown {
  if (error instanceof PoolerError) return error
  if (messageOf(error) === WAITED_TOO_LONG) return poolBusy(error)
  const state = sqlState(error)
  return isSqlState(state) && !isUnavailableState(state) ? error : databaseUnavailable(error)
}

function driverOver(
  pool: Pool,
  probePool: Pool,
  { max, appRole, waitMs = POOL_WAIT_MS, queueMax = POOL_QUEUE }: PostgresOptions,
): Driver {
  const shares = new TenantShares({ max, waitMs, queueMax })
  const connections = new WeakMap<PoolClient, PooledConnection>()
  let areNamed: Promise<boolean> | undefined
  const canName = () =>
    (areNamed ??= mayNameStatements(pool).catch((error: unknown) => {
      areNamed = undefined
      throw connectError(error)
    }))
  const lend: Driver['use'] = async (scope, fn) => {
    const ownPool = scope.role === 'owner' && scope.isProbe ? probePool : pool
    if (ownPool.waitingCount >= queueMax) throw poolBusy(new Error(`${queueMax} callers wait already`))
    const isNamed = await canName()
    const client = await connect(ownPool)
    let isBroken = false
    try {
      const { connection, session } = connections.get(client) ?? (await prepare(client, isNamed))
      connections.set(client, { connection, session })
      if (scope.role === 'app' && scope.label) labels.set(client, scope.label)
      else labels.delete(client)
      return await fn(connection, beginAs(scope, { appRole, session }))
    } catch (error) {
      isBroken = !isSqlState(sqlState(error))
      throw error
    } finally {
      client.release(isBroken)
    }
  }
  return {
    use: (scope, fn) =>
      scope.role === 'owner' ? lend(scope, fn) : shares.run(scope.tenantId, scope.kind, () => lend(scope, fn)),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([pool.end(), probePool.end()])
    },
  }
}

/** A connection of the pool, and the settings that it keeps between transactions. */
interface PooledConnection {
  connection: Connection
  session: Settings
}

/** Makes a new connection ready. One through a pooler keeps nothing: another process may have it the next moment. */
async function prepare(client: PoolClient, isNamed: boolean): Promise<PooledConnection> {
  const connection = connectionOver(client, isNamed)
  if (!(await replyOf(client, isDirect(client), 'pg_backend_pid'))) return { connection, session: {} }
  await connection.exec(setSettings(SESSION_SETTINGS, 'session'))
  return { connection, session: SESSION_SETTINGS }
}

function connectionOver(client: PoolClient, isNamed: boolean): Connection {
  return {
    // The rows' shape is what the caller's statement selects.
    rows: async <T>(text: string, params: readonly Param[] = [], name?: string) =>
      (await replyOf(client, client.query({ text, values: [...params], ...(isNamed && { name }) }), name ?? text))
        .rows as T[],
    exec: async (sql) => {
      await replyOf(client, client.query(sql), sql)
    },
  }
}
