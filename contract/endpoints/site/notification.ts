import { Type } from '@sinclair/typebox'
import { Ok } from '../../entities/common'
import { endpoint } from '../define'

/** Permissions to send a mini-program's user messages. */
export const notificationEndpoints = {
  notifyConfig: endpoint({
    method: 'POST',
    path: '/base/user/notifyconfig/',
    summary: 'Tells which messages the user of a mini-program lets the site send, one for each template',
    body: Type.Object({
      templates: Type.Array(Type.String({ maxLength: 80 }), { minItems: 1, maxItems: 10 }),
      order: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    reply: Ok,
    auth: 'user',
    silent: true,
  }),
}
