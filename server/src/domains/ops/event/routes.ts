import type { opsEventEndpoints } from '@storefront/contract/endpoints/ops/event'
import type { Routes } from '../../../http/call/handler'
import { startRegistrationExport } from '../export/registrations'
import { readExportTask } from '../export/task'
import { activateOpsEvent, listOpsEvents, readOpsEvent } from './service'

/** Handlers of contract/endpoints/ops/event. */
export const opsEventRoutes: Routes<typeof opsEventEndpoints> = {
  opsEvents: (ctx, { query }) => listOpsEvents(ctx, query),
  opsEvent: (ctx, { params }) => readOpsEvent(ctx, params.id),
  opsActivateEvent: (ctx, { params, body }) => activateOpsEvent(ctx, params.id, body.is_active),
  opsExportRegistrations: (ctx, { params, body }) => startRegistrationExport(ctx, params.id, body),
  opsRegistrationExport: (ctx, { params }) => readExportTask(ctx, params.id, 'event'),
}
