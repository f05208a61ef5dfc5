import { codeOf } from '../lib/error'

/** Returns an error after which a transaction is run again, as after a conflict that the database itself found. */
export function conflict(message: string): Error {
  return Object.assign(new Error(message), { code: '40001' })
}

/**
 * No connection became free in time: more calls wait than the database takes. Said as `POOL_BUSY`, which no SQLSTATE
 * is.
 */
export function poolBusy(cause: unknown): Error {
  return Object.assign(new Error('no connection to the database became free in time', { cause }), { code: POOL_BUSY })
}
export const POOL_BUSY = 'POOL_BUSY'

/**
 * Whether the database is unavailable at the moment: it is down, it ended a connection, or its address still leads to a
 * server that accepts no writes. Reported as `DATABASE_UNAVAILABLE`, which no SQLSTATE is. Whether an open transaction
 * was committed is unknown.
 */
export function databaseUnavailable(cause: unknown): Error {
  return Object.assign(new Error('the database is not available', { cause }), { code: DATABASE_UNAVAILABLE })
}
export const DATABASE_UNAVAILABLE = 'DATABASE_UNAVAILABLE'

/**
 * SQLSTATEs of a server that ends connections or takes none: a broken connection (08), a stop, a crash or a start of
 * the server (57P), too many connections (53300), and a statement that writes on a standby (25006).
 */
const UNAVAILABLE_STATE = /^(?:08[0-9A-Z]{3}|57P[0-9A-Z]{2}|53300|25006)$/

/**
 * Whether PostgreSQL's answer says that it cannot be used at the moment; a connection that gave it is of no more use.
 */
export const isUnavailableState = (state: string): boolean => UNAVAILABLE_STATE.test(state)

/** Whether a code is an SQLSTATE, and not one of the client or the system: none begins as EPIPE does. */
export const isSqlState = (code: string): boolean => /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code)

/** SQLSTATE of a database error or of its cause, or '' for any other. */
export function sqlState(error: unknown): string {
  const code = codeOf(error)
  if (code !== '') return code
  return typeof error === 'object' && error !== null && 'cause' in error ? sqlState(error.cause) : ''
}
