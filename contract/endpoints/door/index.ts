import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Moment, Nullable, Ok, Page } from '../../entities/common'
import {
  DeviceId,
  Door,
  DoorConflict,
  DoorDevice,
  DoorGate,
  DoorGuest,
  DoorKind,
  DoorListInput,
  DoorScan,
  DoorScanInput,
  DoorScanReply,
  LateScanInput,
  OfflineList,
} from '../../entities/door/door'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/**
 * The moment of a list in milliseconds, as its version; up to the last one that is written with a year of four digits.
 */
const ListVersion = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 })

const steward = permissions.verifyTicket
const supervisor = permissions.superviseDoor
const Paging = Type.Pick(ListQuery, ['limit', 'offset', 'search'])
const Reason = Type.String({ minLength: 1, maxLength: 200 })

/**
 * Verification at the door of an event. A steward scans; a supervisor searches, lets in against the rules and undoes.
 */
export const door = {
  door: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/gate/',
    summary: 'Lists and gates of an event with their live counts',
    params: ById,
    reply: Door,
    errors: ['notFound'],
    auth: steward,
  }),
  lookAtTicket: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/verify/',
    summary: 'What scanning a code at a gate would come to; nothing changes',
    params: ById,
    query: Type.Object({ code: DoorScanInput.properties.code, gate: Type.Optional(Id) }),
    reply: DoorScanReply,
    errors: ['notFound'],
    auth: steward,
  }),
  scanTicket: endpoint({
    method: 'POST',
    path: '/ops/event/event/{id}/verify/',
    summary:
      'Redeems a code at a gate, on the way in or out. The same nonce gives the same answer; a refused scan is an answer, too',
    params: ById,
    body: DoorScanInput,
    reply: DoorScanReply,
    errors: ['notFound', 'forbidden', 'keyReused', 'inProgress'],
    auth: steward,
  }),
  sendScans: endpoint({
    method: 'POST',
    path: '/ops/event/event/{id}/scans/',
    summary: 'Takes scans that a device decided without a network, each by itself: what happened stays as it happened',
    params: ById,
    body: Type.Object({ device: DeviceId, scans: Type.Array(LateScanInput, { maxItems: 50 }) }),
    reply: Type.Object({ stored: Type.Array(Type.String()), conflicts: Type.Integer() }),
    errors: ['notFound'],
    auth: steward,
  }),
  scans: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/scans/',
    summary: 'Scans of an event, the newest first',
    params: ById,
    query: Type.Composite([
      Paging,
      Type.Object({ gate: Type.Optional(Id), result: Type.Optional(Type.String({ maxLength: 10 })) }),
    ]),
    reply: Page(DoorScan),
    errors: ['notFound'],
    auth: steward,
  }),
  offlineList: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/offlinelist/',
    summary: 'The signed list of an event for use without a network; with `since` what has changed from then on',
    params: ById,
    query: Type.Object({ gate: Type.Optional(Id), since: Type.Optional(ListVersion) }),
    reply: OfflineList,
    errors: ['notFound'],
    auth: steward,
  }),
  heartbeat: endpoint({
    method: 'POST',
    path: '/ops/event/event/{id}/heartbeat/',
    summary: "A device's sign of life; answers with the gate's counts and whether its list is of yesterday",
    params: ById,
    body: Type.Object({
      device: DeviceId,
      name: Type.String({ maxLength: 40 }),
      gate: Nullable(Id),
      queue: Type.Integer({ minimum: 0 }),
      /** The last number that it gave a scan. */
      sequence: Type.Integer({ minimum: 0 }),
      /** Version of its list; null without one. */
      list_version: Nullable(ListVersion),
    }),
    reply: Type.Object({ now: Moment, gate: DoorGate, changes: Type.Integer(), missing: Type.Integer() }),
    errors: ['notFound'],
    auth: steward,
    silent: true,
  }),
  doorDevices: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/device/',
    summary: 'Devices of an event: last seen, waiting and missing scans, age of the list',
    params: ById,
    reply: Type.Object({ now: Moment, results: Type.Array(DoorDevice) }),
    errors: ['notFound'],
    auth: steward,
  }),
  doorConflicts: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/conflicts/',
    summary: 'Admissions against the rules, each with the one that it contradicts; the newest first',
    params: ById,
    query: Paging,
    reply: Page(DoorConflict),
    errors: ['notFound'],
    auth: supervisor,
  }),
  searchDoor: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/search/',
    summary: 'Tickets and registrations of an event by code, name or mobile',
    params: ById,
    query: Type.Object({ search: Type.String({ minLength: 2, maxLength: 50 }) }),
    reply: Type.Object({ results: Type.Array(DoorGuest) }),
    errors: ['notFound'],
    auth: supervisor,
    secondFactor: true,
  }),
  undoScan: endpoint({
    method: 'POST',
    path: '/ops/event/event/{id}/undo/',
    summary: 'Takes an admission or an exit back, with a reason',
    params: ById,
    body: Type.Object({ scan: Id, reason: Reason }),
    reply: DoorScan,
    errors: ['notFound', 'scanMoved'],
    auth: supervisor,
    idempotent: true,
  }),
  blockTicket: endpoint({
    method: 'POST',
    path: '/ops/event/event/{id}/block/',
    summary: 'Keeps a ticket or a registration out, or no longer',
    params: ById,
    body: Type.Object({ kind: DoorKind, id: Id, is_blocked: Type.Boolean(), reason: Type.String({ maxLength: 200 }) }),
    reply: Ok,
    errors: ['notFound'],
    auth: supervisor,
    idempotent: true,
  }),
  saveDoorList: endpoint({
    method: 'POST',
    path: '/ops/event/event/{id}/doorlist/',
    summary: 'Makes or changes a check-in list and its gates',
    params: ById,
    body: DoorListInput,
    reply: Door,
    errors: ['notFound', 'badRequest'],
    auth: supervisor,
    idempotent: true,
  }),
}
