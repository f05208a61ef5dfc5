import type { studioStaffEndpoints } from '@storefront/contract/endpoints/studio/staff'
import type { Routes } from '../../../http/call/handler'
import { listAudit } from '../audit/list'
import { acceptInvitation, inviteStaff, listInvitations, previewInvitation, revokeInvitation } from './invitation'
import { createRole, deleteRole, listRoles, saveRole } from './role'
import { addStaff, changeStaff, listStaff } from './staff'

/** Handlers of contract/endpoints/studio/staff. */
export const studioStaffRoutes: Routes<typeof studioStaffEndpoints> = {
  studioStaff: (ctx) => listStaff(ctx),
  studioAddStaff: (ctx, { body }) => addStaff(ctx, body),
  studioChangeStaff: (ctx, { params, body }) => changeStaff(ctx, params.id, body),
  studioStaffInvitations: listInvitations,
  studioInviteStaff: (ctx, { body }) => inviteStaff(ctx, body),
  studioRevokeInvitation: (ctx, { params }) => revokeInvitation(ctx, params.id),
  studioInvitation: (ctx, { body }) => previewInvitation(ctx, body.token),
  studioAcceptInvitation: (ctx, { body, cookies }) => acceptInvitation(ctx, body, cookies),
  studioStaffRoles: listRoles,
  studioCreateStaffRole: (ctx, { body }) => createRole(ctx, body),
  studioSaveStaffRole: (ctx, { params, body }) => saveRole(ctx, params.id, body),
  studioDeleteStaffRole: (ctx, { params }) => deleteRole(ctx, params.id),
  studioAudit: (ctx, { query }) => listAudit(ctx, query),
}
