import type { Begin, Scope } from '../core/database.types'
import { workRows } from '../core/work'

/** Default name of the role that the application works as, and the one that migrations name. */
export const APP_ROLE = 'storefront_app'

/**
 * Returns the statements that open a transaction with the rights of a scope. Rights and settings end with it: the next
 * transaction of the connection, which a pooler may give to another process, has those of the login again.
 * @param settings more statements that `set local`
 */
export function beginAs(scope: Scope, { appRole = APP_ROLE, settings = '' } = {}): Begin {
  const tenant =
    scope.role === 'owner'
      ? ''
      : `set local statement_timeout = ${workRows[scope.kind].statementMs}; set local max_parallel_workers_per_gather = 0; set local role ${appRole}; set local app.tenant = '${scope.tenantId}'`
  return (mode) => `begin ${mode ?? ''}; ${settings} ${tenant}`
}
