import { Type } from '@sinclair/typebox'
import { opsTicketOrderActions } from '../../domain/events/ticket-order'
import { waitingStatuses } from '../../domain/events/waiting-list'
import { ById, ByNumber, Id, ListQuery, Page } from '../../entities/common'
import { OpsTicketOrder, OpsTicketOrderDetail, OpsWaitingList } from '../../entities/events/ticket-order'
import { permissions } from '../../permissions'
import { endpoint } from '../define'
import { TicketIds, TicketOrderTab } from '../events/ticket-order'

/** Orders of tickets and waiting lists, for operators. */
export const opsTicketOrderEndpoints = {
  opsTicketOrders: endpoint({
    method: 'GET',
    path: '/ops/event/ticketorder/',
    summary: 'Orders of tickets of a tab, of one event or all, by number, buyer or ticket code; the newest first',
    query: Type.Composite([ListQuery, Type.Object({ tab: Type.Optional(TicketOrderTab), event: Type.Optional(Id) })]),
    reply: Page(OpsTicketOrder),
    auth: permissions.readTicketOrder,
    secondFactor: true,
  }),
  opsTicketOrder: endpoint({
    method: 'GET',
    path: '/ops/event/ticketorder/{number}/',
    summary: 'One order with its tickets',
    params: ByNumber,
    reply: OpsTicketOrderDetail,
    errors: ['orderNotFound'],
    auth: permissions.readTicketOrder,
    secondFactor: true,
  }),
  opsProcessTicketOrder: endpoint({
    method: 'POST',
    path: '/ops/event/ticketorder/{number}/process/',
    summary: 'Cancels an order that is not paid, or takes tickets back for their whole price',
    params: ByNumber,
    body: Type.Object({
      action: Type.Union(opsTicketOrderActions.map((action) => Type.Literal(action))),
      ticket_ids: TicketIds,
    }),
    reply: OpsTicketOrderDetail,
    errors: ['orderNotFound', 'ticketOrderMoved', 'ticketUsed', 'ticketMoved'],
    auth: permissions.changeTicketOrder,
    secondFactor: true,
    idempotent: true,
  }),
  opsWaitingList: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/waiting/',
    summary: 'The waiting list of an event in order of joining, and why nothing is offered',
    params: ById,
    query: Type.Composite([
      ListQuery,
      Type.Object({ status: Type.Optional(Type.Union(waitingStatuses.map((status) => Type.Literal(status)))) }),
    ]),
    reply: OpsWaitingList,
    errors: ['notFound'],
    auth: permissions.readTicketOrder,
    secondFactor: true,
  }),
  opsOfferSeats: endpoint({
    method: 'POST',
    path: '/ops/event/event/{id}/offer/',
    summary: 'Offers free seats to those who wait now, as is done whenever a seat is freed',
    params: ById,
    reply: OpsWaitingList,
    errors: ['notFound'],
    auth: permissions.changeTicketOrder,
    secondFactor: true,
    idempotent: true,
  }),
}
