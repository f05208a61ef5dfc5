import { type Static, Type } from '@sinclair/typebox'
import { invitationStates } from '../../domain/account/invitation'
import { Id, Moment, NonBlank, Nullable } from '../common'

/** Names of permissions (contract/permissions); `*` is the owner's. */
export const StaffPermissions = Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100, uniqueItems: true })

/** One of the site's staff: an account with permissions. */
export const StaffMember = Type.Object({
  id: Id,
  name: Type.String(),
  mobile: Type.String(),
  perms: StaffPermissions,
  is_self: Type.Boolean(),
  /** Time of their last use of the studio; null without a session. */
  seen_at: Nullable(Moment),
})
export type StaffMember = Static<typeof StaffMember>

const InvitationName = NonBlank(40)
/** An invitation of a member of staff by a link. */
export const StaffInvitation = Type.Object({
  id: Id,
  name: InvitationName,
  perms: StaffPermissions,
  state: Type.Union(invitationStates.map((state) => Type.Literal(state))),
  created_by: Type.String(),
  created_at: Moment,
  expires_at: Moment,
  /** Member of staff who accepted it. */
  accepted_by: Nullable(Type.String()),
})
export type StaffInvitation = Static<typeof StaffInvitation>
export const StaffInvitationDraft = Type.Object({ name: InvitationName, perms: StaffPermissions })

/** An invitation as the invited person sees it before a login. */
export const InvitationPreview = Type.Object({
  site: Type.String(),
  /** IANA name. */
  time_zone: Type.String(),
  /** Whether the site may open others, which decides on the screens that are shown. */
  is_home: Type.Boolean(),
  created_by: Type.String(),
  name: Type.String(),
  perms: StaffPermissions,
  expires_at: Moment,
})
export type InvitationPreview = Static<typeof InvitationPreview>

const role = { name: NonBlank(20), perms: StaffPermissions }
/** A role of the shop's own. */
export const StaffRole = Type.Object({ id: Id, ...role })
export type StaffRole = Static<typeof StaffRole>
export const StaffRoleDraft = Type.Object(role)

/** A line of the audit log. */
export const AuditLine = Type.Object({
  id: Id,
  at: Moment,
  /** User who did it. */
  actor: Type.Object({ id: Id, name: Type.String() }),
  action: Type.String(),
  kind: Type.String(),
  item: Type.String(),
  /** The changed fields alone, secrets masked; null for a side that is not there. */
  before: Nullable(Type.Record(Type.String(), Type.Unknown())),
  after: Nullable(Type.Record(Type.String(), Type.Unknown())),
})
export type AuditLine = Static<typeof AuditLine>
