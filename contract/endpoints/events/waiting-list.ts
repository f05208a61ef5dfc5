import { Type } from '@sinclair/typebox'
import { WAITING_QUANTITY_MAX } from '../../domain/events/waiting-list'
import { Id, Page, Ok, ListQuery } from '../../entities/common'
import { WaitingEntry, WaitingList } from '../../entities/events/ticket-order'
import { endpoint } from '../define'
import { ByEvent } from './event'
import { AccessCode } from './ticket'

/** Waiting lists of events. An offer is an order: it is accepted and declined by its process call. */
export const waitingListEndpoints = {
  waitingEntries: endpoint({
    method: 'GET',
    path: '/event/waiting/',
    summary: 'The places on waiting lists that the user has, the newest first',
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(WaitingEntry),
    auth: 'user',
  }),
  waitingList: endpoint({
    method: 'GET',
    path: '/event/event/{slug}/waiting/',
    summary: 'Whether one can wait for seats of an event, for which tickets, and the own place',
    params: ByEvent,
    query: Type.Object({ access_code: AccessCode }),
    reply: WaitingList,
    errors: ['notFound'],
    auth: 'any',
  }),
  joinWaitingList: endpoint({
    method: 'POST',
    path: '/event/event/{slug}/waiting/',
    summary: 'Joins the waiting list of an event, once a person, for so many tickets of a type as cannot be had now',
    params: ByEvent,
    body: Type.Object({
      ticket_id: Id,
      quantity: Type.Integer({ minimum: 1, maximum: WAITING_QUANTITY_MAX }),
      access_code: AccessCode,
    }),
    reply: WaitingEntry,
    errors: ['mobileBindRequired', 'notFound', 'waitingClosed', 'waitingNeedless', 'waitingTwice', 'ticketQuantity'],
    auth: 'user',
    idempotent: true,
  }),
  leaveWaitingList: endpoint({
    method: 'DELETE',
    path: '/event/event/{slug}/waiting/',
    summary: 'Leaves the waiting list; an offer is declined, which frees its seats at once',
    params: ByEvent,
    reply: Ok,
    errors: ['notFound'],
    auth: 'user',
    idempotent: true,
  }),
}
