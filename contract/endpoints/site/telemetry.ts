import { Type } from '@sinclair/typebox'
import { Ok } from '../../entities/common'
import { endpoint } from '../define'

/** Client errors and analytics events. */
export const telemetryEndpoints = {
  log: endpoint({
    method: 'POST',
    path: '/base/log/',
    summary: 'Client errors',
    body: Type.Object({
      entries: Type.Array(
        Type.Object({
          code: Type.Integer({ minimum: 0, maximum: 99_999 }),
          message: Type.String({ maxLength: 2000 }),
          page: Type.String({ maxLength: 300 }),
        }),
        {
          minItems: 1,
          maxItems: 20,
        },
      ),
    }),
    reply: Ok,
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
  track: endpoint({
    method: 'POST',
    path: '/base/track/',
    summary:
      'What visitors did, for the analytics of the shop: coupon received, form or vote sent, reading progress, ...',
    body: Type.Object({
      events: Type.Array(
        Type.Object({
          name: Type.String({ pattern: '^[a-z][a-z_]{0,39}$' }),
          page: Type.String({ maxLength: 300 }),
          data: Type.Record(
            Type.String({ maxLength: 40 }),
            Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]),
            {
              maxProperties: 12,
            },
          ),
        }),
        { minItems: 1, maxItems: 20 },
      ),
    }),
    reply: Ok,
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
}
