import { Type } from '@sinclair/typebox'
import { Dashboard, OpsHome } from '../../entities/site/dashboard'
import { type Permission, permissions } from '../../permissions'
import { endpoint } from '../define'

/** Staff is who holds any of them. */
const anyPermission: readonly Permission[] = Object.values(permissions)

/** The operators' home and the figures of the site. */
export const opsDashboardEndpoints = {
  opsHome: endpoint({
    method: 'GET',
    path: '/ops/base/home/',
    summary:
      "What waits for the caller, as far as their permissions let them answer it, and today's figures for those who may read them",
    reply: OpsHome,
    auth: anyPermission,
  }),
  opsDashboard: endpoint({
    method: 'GET',
    path: '/ops/base/dashboard/',
    summary: 'Sales, orders, visits, conversion and verifications of some days, 92 at most, by day; and what went best',
    query: Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }),
    reply: Dashboard,
    auth: permissions.readAnalytics,
  }),
}
