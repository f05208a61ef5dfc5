import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Page, MobileText } from '../../entities/common'
import { AuditLine, StaffMember, StaffPermissions } from '../../entities/studio/staff'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeStaff

/** Staff of the site, and their activity. */
export const studioStaffEndpoints = {
  studioStaff: endpoint({
    method: 'GET',
    path: '/studio/staff/',
    summary: "The site's staff: all accounts with permissions, by name",
    reply: Page(StaffMember),
    auth,
  }),
  studioAddStaff: endpoint({
    method: 'POST',
    path: '/studio/staff/',
    summary: 'Gives permissions to the account of a mobile number',
    body: Type.Object({ mobile: MobileText, perms: StaffPermissions }),
    reply: StaffMember,
    errors: ['accountUnknown', 'permissionAbove'],
    auth,
    idempotent: true,
    fresh: true,
  }),
  studioChangeStaff: endpoint({
    method: 'PUT',
    path: '/studio/staff/{id}/',
    summary:
      'Changes what a member of staff may do, when it is still as it was read (`base`); without permissions they are staff no more',
    params: ById,
    body: Type.Object({ perms: StaffPermissions, base: StaffPermissions }),
    reply: StaffMember,
    errors: ['notFound', 'editConflict', 'permissionAbove', 'lastOwner'],
    auth,
    idempotent: true,
    fresh: true,
  }),
  studioAudit: endpoint({
    method: 'GET',
    path: '/studio/audit/',
    summary: 'Who did what to which item in the studio, the newest first',
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset']),
      Type.Object({
        kind: Type.Optional(Type.String({ maxLength: 60 })),
        item: Type.Optional(Type.String({ maxLength: 60 })),
        actor: Type.Optional(Id),
      }),
    ]),
    reply: Page(AuditLine),
    auth: permissions.readAudit,
  }),
}
