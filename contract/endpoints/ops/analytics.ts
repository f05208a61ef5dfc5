import { Type } from '@sinclair/typebox'
import { Analytics } from '../../entities/site/dashboard'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Visitors' activity, for operators. */
export const opsAnalyticsEndpoints = {
  opsAnalytics: endpoint({
    method: 'GET',
    path: '/ops/base/analytics/',
    summary: 'Analytics events of some days, 92 at most, by name, campaign, source and day',
    query: Type.Object({
      from: Type.String({ format: 'date' }),
      to: Type.String({ format: 'date' }),
      event: Type.Optional(Type.String({ pattern: '^[a-z][a-z_]{0,39}$' })),
    }),
    reply: Analytics,
    auth: permissions.readAnalytics,
  }),
}
