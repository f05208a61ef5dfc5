import type { Begin, Scope } from '../core/database.types'
import { workRows } from '../core/work'

/** Default name of the role that the application works as, and the one that migrations name. */
export const APP_ROLE = 'storefront_app'

/** Settings of a connection to PostgreSQL, by name. */
export type Settings = Readonly<Record<string, string>>

/**
 * Returns what the transactions of a scope set: the time zone of dates, milliseconds that a statement waits for a row
 * locked by another transaction (then SQLSTATE 55P03) and that it may take (57014), workers beside its own, and the cost
 * of a page that an index names: with that of a disk with heads, a prepared statement reads the whole table for the first
 * rows of a small shop beside big ones.
 */
const settingsOf = (scope: Scope): Settings => ({
  timezone: "'UTC'",
  lock_timeout: '8000',
  statement_timeout: scope.role === 'app' ? String(workRows[scope.kind].statementMs) : 'default',
  max_parallel_workers_per_gather: scope.role === 'app' ? '0' : 'default',
  random_page_cost: scope.role === 'app' ? '1.1' : 'default',
})

/** Settings of most transactions: a connection that no pooler shares keeps them from one to the next. */
export const SESSION_SETTINGS: Settings = settingsOf({ role: 'app', tenantId: 0, kind: 'call' })

/** Returns the statements that give settings to a connection, or for the rest of its transaction to one. */
export const setSettings = (settings: Settings, scope: 'session' | 'local'): string =>
  Object.entries(settings)
    .map(([name, value]) => `set ${scope} ${name} to ${value};`)
    .join(' ')

/**
 * Returns the statements that open a transaction with the rights of a scope. Rights and settings end with it: the next
 * transaction of the connection, which a pooler may give to another process, has those of the login again.
 * @param options.session settings that the connection has outside of transactions
 */
export function beginAs(scope: Scope, { appRole = APP_ROLE, session = {} as Settings } = {}): Begin {
  const differences = Object.entries(settingsOf(scope)).filter(([name, value]) => session[name] !== value)
  const tenant = scope.role === 'owner' ? '' : `set local role ${appRole}; set local app.tenant = '${scope.tenantId}'`
  return (mode) => `begin ${mode ?? ''}; ${setSettings(Object.fromEntries(differences), 'local')} ${tenant}`
}
