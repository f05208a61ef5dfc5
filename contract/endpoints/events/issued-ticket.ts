import { Type } from '@sinclair/typebox'
import { issuedTicketTabs } from '../../domain/events/ticket'
import { ById, Id, ListQuery, Moment, Nullable, Page } from '../../entities/common'
import { AttendeeInput, IssuedTicket, IssuedTicketDetail, TicketGift } from '../../entities/events/ticket'
import { endpoint } from '../define'
import { attendeeErrors } from './ticket'

/** The secret of a gift's link. */
const ByNum = Type.Object({ num: Type.String({ minLength: 1, maxLength: 40 }) })

/** The tickets that a user has, and gifts of them. */
export const issuedTicketEndpoints = {
  issuedTickets: endpoint({
    method: 'GET',
    path: '/event/issuedticket/',
    summary:
      'The tickets that the user has: those that can still let in, the next event first, or the others, the latest first',
    query: Type.Composite([
      ListQuery,
      Type.Object({ tab: Type.Optional(Type.Union(issuedTicketTabs.map((tab) => Type.Literal(tab)))) }),
    ]),
    reply: Page(IssuedTicket),
    auth: 'user',
  }),
  issuedTicket: endpoint({
    method: 'GET',
    path: '/event/issuedticket/{id}/',
    summary: 'One ticket that the user has',
    params: ById,
    reply: IssuedTicketDetail,
    errors: ['notFound'],
    auth: 'user',
  }),
  changeAttendee: endpoint({
    method: 'POST',
    path: '/event/issuedticket/{id}/attendee/',
    summary: 'Says for whom a ticket is, until its event starts',
    params: ById,
    body: AttendeeInput,
    reply: IssuedTicketDetail,
    errors: ['notFound', 'ticketMoved', ...attendeeErrors],
    auth: 'user',
    idempotent: true,
  }),
  presentTicket: endpoint({
    method: 'POST',
    path: '/event/issuedticket/{id}/present/',
    summary: 'Gives a ticket away, after its link was shared: from now on the link is open for 24 hours',
    params: ById,
    reply: IssuedTicketDetail,
    errors: ['notFound', 'ticketMoved', 'ticketUsed'],
    auth: 'user',
    idempotent: true,
  }),
  cancelPresentTicket: endpoint({
    method: 'POST',
    path: '/event/issuedticket/{id}/present_cancel/',
    summary: 'Takes a gift back that nobody has accepted yet',
    params: ById,
    reply: IssuedTicketDetail,
    errors: ['notFound', 'ticketMoved'],
    auth: 'user',
    idempotent: true,
  }),
  ticketGift: endpoint({
    method: 'GET',
    path: '/event/issuedticket/{num}/gift/',
    summary: 'What the link of a gift leads to, for the one who opens it',
    params: ByNum,
    reply: TicketGift,
    errors: ['notFound'],
    auth: 'any',
  }),
  receiveTicket: endpoint({
    method: 'POST',
    path: '/event/issuedticket/{num}/receive/',
    summary: "Accepts a gift: ticket and code are of the one who asks from now on, and so are the attendee's data",
    params: ByNum,
    body: AttendeeInput,
    reply: Type.Object({ id: Id }),
    errors: [
      'notFound',
      'giftTaken',
      'giftOwn',
      'giftReturned',
      'giftCancelled',
      'giftNotOpen',
      'ticketUsed',
      ...attendeeErrors,
    ],
    auth: 'user',
    idempotent: true,
  }),
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
