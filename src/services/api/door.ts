import { call, type InputOf, type Read, withKey } from '../client'

export type DoorScanBody = InputOf<'POST /ops/event/event/{id}/verify/'>['body']
export type LateScansBody = InputOf<'POST /ops/event/event/{id}/scans/'>['body']
export type HeartbeatBody = InputOf<'POST /ops/event/event/{id}/heartbeat/'>['body']
export type DoorScansQuery = NonNullable<InputOf<'GET /ops/event/event/{id}/scans/'>['query']>
export type BlockBody = InputOf<'POST /ops/event/event/{id}/block/'>['body']
export type DoorListBody = InputOf<'POST /ops/event/event/{id}/doorlist/'>['body']

/** Names of what is cached. */
export const doorKeys = {
  door: (event: number) => ['door', event] as const,
  devices: (event: number) => ['door', event, 'devices'] as const,
  conflicts: (event: number) => ['door', event, 'conflicts'] as const,
  scans: (event: number, query: DoorScansQuery) => ['door', event, 'scans', query] as const,
  search: (event: number, text: string) => ['door', event, 'search', text] as const,
}

/**
 * The door of an event, one function a call. Where a call creates or moves something, the last argument is its
 * idempotency key; scans have a nonce of their own.
 */
export const doorApi = {
  door: (id: number, options?: Read) => call('GET /ops/event/event/{id}/gate/', { params: { id } }, options),
  scan: (id: number, body: DoorScanBody, timeoutMs: number) =>
    call('POST /ops/event/event/{id}/verify/', { params: { id }, body }, { timeoutMs, silent: true }),
  send: (id: number, body: LateScansBody) =>
    call('POST /ops/event/event/{id}/scans/', { params: { id }, body }, { silent: true }),
  list: (id: number, query: { gate?: number; since?: number }) =>
    call('GET /ops/event/event/{id}/offlinelist/', { params: { id }, query }, { silent: true }),
  beat: (id: number, body: HeartbeatBody) =>
    call('POST /ops/event/event/{id}/heartbeat/', { params: { id }, body }, { silent: true, timeoutMs: 5000 }),
  devices: (id: number, options?: Read) => call('GET /ops/event/event/{id}/device/', { params: { id } }, options),
  scans: (id: number, query: DoorScansQuery, options?: Read) =>
    call('GET /ops/event/event/{id}/scans/', { params: { id }, query }, options),
  conflicts: (id: number, options?: Read) =>
    call('GET /ops/event/event/{id}/conflicts/', { params: { id }, query: { limit: 50 } }, options),
  search: (id: number, search: string, options?: Read) =>
    call('GET /ops/event/event/{id}/search/', { params: { id }, query: { search } }, options),
  undo: (id: number, scan: number, reason: string, key: string) =>
    call('POST /ops/event/event/{id}/undo/', { params: { id }, body: { scan, reason } }, withKey(key)),
  block: (id: number, body: BlockBody, key: string) =>
    call('POST /ops/event/event/{id}/block/', { params: { id }, body }, withKey(key)),
  saveList: (id: number, body: DoorListBody, key: string) =>
    call('POST /ops/event/event/{id}/doorlist/', { params: { id }, body }, withKey(key)),
}
