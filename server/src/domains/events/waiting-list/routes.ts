import type { waitingListEndpoints } from '@storefront/contract/endpoints/events/waiting-list'
import type { Routes } from '../../../http/call/handler'
import { joinWaitingList, leaveWaitingList, listPlaces, readWaitingList } from './service'

/** Handlers of contract/endpoints/events/waiting-list. */
export const waitingListRoutes: Routes<typeof waitingListEndpoints> = {
  waitingEntries: (ctx, { query }) => listPlaces(ctx, query),
  waitingList: (ctx, { params, query }) => readWaitingList(ctx, params.slug, query.access_code),
  joinWaitingList: (ctx, { params, body }) => joinWaitingList(ctx, params.slug, body),
  leaveWaitingList: (ctx, { params }) => leaveWaitingList(ctx, params.slug),
}
