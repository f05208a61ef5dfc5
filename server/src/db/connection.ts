import type { Scope } from '../core/database.types'

/** Default name of the role that the application works as, and the one that migrations name. */
export const APP_ROLE = 'storefront_app'

/** Returns the statements that bring a connection from one scope to another; empty when it stands there already. */
export function scopeSql(from: Scope | null, to: Scope, appRole: string = APP_ROLE): string {
  if (to.role === 'owner') return from?.role === 'owner' ? '' : "reset role; select set_config('app.tenant', '', false)"
  if (from?.role === 'app' && from.tenantId === to.tenantId) return ''
  const tenant = `select set_config('app.tenant', '${Math.trunc(to.tenantId)}', false)`
  return from?.role === 'app' ? tenant : `set role ${appRole}; ${tenant}`
}
