import type { studioStaffEndpoints } from '@storefront/contract/endpoints/studio/staff'
import type { Routes } from '../../../http/call/handler'
import { listAudit } from '../audit/list'
import { addStaff, changeStaff, listStaff } from './staff'

/** Handlers of contract/endpoints/studio/staff. */
export const studioStaffRoutes: Routes<typeof studioStaffEndpoints> = {
  studioStaff: (ctx) => listStaff(ctx),
  studioAddStaff: (ctx, { body }) => addStaff(ctx, body),
  studioChangeStaff: (ctx, { params, body }) => changeStaff(ctx, params.id, body),
  studioAudit: (ctx, { query }) => listAudit(ctx, query),
}
