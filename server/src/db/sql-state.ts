import { codeOf } from '../lib/error'

/** SQLSTATE of a database error, or '' for any other; drizzle wraps the driver's error as its cause. */
export function sqlState(error: unknown): string {
  const code = codeOf(error)
  if (code !== '') return code
  return typeof error === 'object' && error !== null && 'cause' in error ? sqlState(error.cause) : ''
}
