import type { door } from '@storefront/contract/endpoints/door'
import type { Routes } from '../../http/call/handler'
import { listDevices, storeHeartbeat } from './device'
import { blockSubject, searchGuests } from './guest'
import { storeLateScans } from './late-scan'
import { readOfflineList } from './offline-list'
import { lookAtTicket, scanTicket } from './scan'
import { listConflicts, listScans, undoScan } from './scans'
import { readDoor, saveDoorList } from './setup'

/** Handlers of contract/endpoints/door. */
export const doorRoutes: Routes<typeof door> = {
  door: (ctx, { params }) => readDoor(ctx, params.id),
  lookAtTicket: (ctx, { params, query }) => lookAtTicket(ctx, params.id, query),
  scanTicket: (ctx, { params, body }) => scanTicket(ctx, params.id, body),
  sendScans: (ctx, { params, body }) =>
    storeLateScans(
      ctx,
      params.id,
      body.scans.map((scan) => ({ ...scan, device: body.device })),
    ),
  scans: (ctx, { params, query }) => listScans(ctx, params.id, query),
  offlineList: (ctx, { params, query }) => readOfflineList(ctx, params.id, query),
  heartbeat: (ctx, { params, body }) => storeHeartbeat(ctx, params.id, body),
  doorDevices: (ctx, { params }) => listDevices(ctx, params.id),
  doorConflicts: (ctx, { params, query }) => listConflicts(ctx, params.id, query),
  searchDoor: (ctx, { params, query }) => searchGuests(ctx, params.id, query.search),
  undoScan: (ctx, { params, body }) => undoScan(ctx, params.id, body.scan, body.reason),
  blockTicket: (ctx, { params, body }) => blockSubject(ctx, params.id, body),
  saveDoorList: (ctx, { params, body }) => saveDoorList(ctx, params.id, body),
}
