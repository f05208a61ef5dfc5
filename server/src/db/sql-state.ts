import { codeOf } from '../lib/error'

/** An error after which a transaction is run again, as after a conflict that the database itself found. */
export function conflict(message: string): Error {
  return Object.assign(new Error(message), { code: '40001' })
}

/** No connection became free in time: more calls wait than the database takes. Said as `POOL_BUSY`, which no SQLSTATE is. */
export function poolBusy(cause: unknown): Error {
  return Object.assign(new Error('no connection to the database became free in time', { cause }), { code: POOL_BUSY })
}
export const POOL_BUSY = 'POOL_BUSY'

/** SQLSTATE of a database error, or '' for any other; drizzle wraps the driver's error as its cause. */
export function sqlState(error: unknown): string {
  const code = codeOf(error)
  if (code !== '') return code
  return typeof error === 'object' && error !== null && 'cause' in error ? sqlState(error.cause) : ''
}
