import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment, Nullable } from '../common'

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
