import { call, type InputOf, type Read, withKey } from '../../client'

export type OpsTicketOrdersQuery = NonNullable<InputOf<'GET /ops/event/ticketorder/'>['query']>
export type OpsTicketOrderStep = InputOf<'POST /ops/event/ticketorder/{number}/process/'>['body']
export type OpsWaitingQuery = NonNullable<InputOf<'GET /ops/event/event/{id}/waiting/'>['query']> & {
  readonly event: number
}

/** Names of what is cached for operators. */
export const opsTicketKeys = {
  orders: (query?: OpsTicketOrdersQuery) =>
    query ? (['opsTicketOrders', query] as const) : (['opsTicketOrders'] as const),
  order: (number: string) => ['opsTicketOrder', number] as const,
  waiting: (query?: OpsWaitingQuery) => (query ? (['opsWaiting', query] as const) : (['opsWaiting'] as const)),
}

/**
 * Ticket orders and waiting lists of operators, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const opsTicketsApi = {
  orders: (query: OpsTicketOrdersQuery, options?: Read) => call('GET /ops/event/ticketorder/', { query }, options),
  order: (number: string, options?: Read) =>
    call('GET /ops/event/ticketorder/{number}/', { params: { number } }, options),
  process: (number: string, step: OpsTicketOrderStep, key: string) =>
    call('POST /ops/event/ticketorder/{number}/process/', { params: { number }, body: step }, withKey(key)),
  waiting: ({ event, ...query }: OpsWaitingQuery, options?: Read) =>
    call('GET /ops/event/event/{id}/waiting/', { params: { id: event }, query }, options),
  offer: (event: number, key: string) =>
    call('POST /ops/event/event/{id}/offer/', { params: { id: event } }, withKey(key)),
}
