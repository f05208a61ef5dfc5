import type { Scope } from '../core/database.types'

export const APP_ROLE = 'storefront_app'

/** Returns the statements that bring a connection from one scope to another; empty when it stands there already. */
export function scopeSql(from: Scope | null, to: Scope): string {
  if (to.role === 'owner') return from?.role === 'owner' ? '' : "reset role; select set_config('app.tenant', '', false)"
  if (from?.role === 'app' && from.tenantId === to.tenantId) return ''
  const tenant = `select set_config('app.tenant', '${Math.trunc(to.tenantId)}', false)`
  return from?.role === 'app' ? tenant : `set role ${APP_ROLE}; ${tenant}`
}
