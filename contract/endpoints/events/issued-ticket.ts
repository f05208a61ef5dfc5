import { Type } from '@sinclair/typebox'
import { ById, Moment, Nullable } from '../../entities/common'
import { endpoint } from '../define'

/** What the owner of an event ticket shows at the door. */
export const issuedTicketEndpoints = {
  issuedTicketCode: endpoint({
    method: 'GET',
    path: '/event/issuedticket/{id}/code/',
    summary: 'The signed code of a ticket of one’s own; where the door asks for it, one that holds half a minute',
    params: ById,
    reply: Type.Object({
      code: Type.String(),
      /** Null where the code that stays the same is enough. */
      rotating: Nullable(Type.Object({ code: Type.String(), expires: Moment })),
    }),
    errors: ['notFound'],
    auth: 'user',
  }),
}
