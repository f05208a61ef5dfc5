import { Type } from '@sinclair/typebox'
import { ById, CodeText, Id, ListQuery, MobileText, Ok, Page } from '../../entities/common'
import {
  AuditLine,
  InvitationPreview,
  StaffInvitation,
  StaffInvitationDraft,
  StaffMember,
  StaffPermissions,
  StaffRole,
  StaffRoleDraft,
} from '../../entities/studio/staff'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeStaff
/** The secret of a link, which stands in the fragment of its address: no server writes it down. */
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

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
  studioStaffInvitations: endpoint({
    method: 'GET',
    path: '/studio/staff/invitation/',
    summary: 'The latest invitations of staff, the newest first',
    reply: Page(StaffInvitation),
    auth,
  }),
  studioInviteStaff: endpoint({
    method: 'POST',
    path: '/studio/staff/invitation/',
    summary:
      'Makes a link that gives these permissions to whoever accepts it first, within seven days; shows its secret once',
    body: StaffInvitationDraft,
    reply: Type.Composite([StaffInvitation, Type.Object({ token: Type.String() })]),
    errors: ['permissionAbove'],
    auth,
    idempotent: true,
    fresh: true,
  }),
  studioRevokeInvitation: endpoint({
    method: 'DELETE',
    path: '/studio/staff/invitation/{id}/',
    summary: 'Ends an open invitation: its link is no longer good',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth,
  }),
  studioInvitation: endpoint({
    method: 'POST',
    path: '/studio/invitation/',
    summary: 'An open invitation, for whoever has its link',
    body: Type.Object({ token: Token }),
    reply: InvitationPreview,
    errors: ['invitationGone'],
    auth: 'any',
    beforeLogin: true,
  }),
  studioAcceptInvitation: endpoint({
    method: 'POST',
    path: '/studio/invitation/accept/',
    summary:
      'Makes the holder of a number one of the staff by an open invitation, once, and logs them in to the studio',
    body: Type.Object({
      token: Token,
      mobile: MobileText,
      verify_code: CodeText,
      totp: Type.Optional(CodeText),
    }),
    reply: Ok,
    errors: ['mobileInvalid', 'codeWrong', 'totpRequired', 'totpWrong', 'invitationGone', 'alreadyStaff'],
    auth: 'any',
    beforeLogin: true,
  }),
  studioStaffRoles: endpoint({
    method: 'GET',
    path: '/studio/staff/role/',
    summary: "The shop's own roles, by name",
    reply: Page(StaffRole),
    auth,
  }),
  studioCreateStaffRole: endpoint({
    method: 'POST',
    path: '/studio/staff/role/',
    summary: 'Creates a role, of permissions that the caller has',
    body: StaffRoleDraft,
    reply: StaffRole,
    errors: ['permissionAbove'],
    auth,
    idempotent: true,
  }),
  studioSaveStaffRole: endpoint({
    method: 'PUT',
    path: '/studio/staff/role/{id}/',
    summary: 'Saves a role; staff keep the permissions that they were given by it',
    params: ById,
    body: StaffRoleDraft,
    reply: StaffRole,
    errors: ['notFound', 'permissionAbove'],
    auth,
    idempotent: true,
  }),
  studioDeleteStaffRole: endpoint({
    method: 'DELETE',
    path: '/studio/staff/role/{id}/',
    summary: 'Deletes a role; staff keep the permissions that they were given by it',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth,
  }),
  studioAudit: endpoint({
    method: 'GET',
    path: '/studio/audit/',
    summary:
      'Who did what to which item in the studio, by words of the item and of the changed fields; the newest first',
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset', 'search']),
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
