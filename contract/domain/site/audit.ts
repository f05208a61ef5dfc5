import { type ResourceName, resourceNames } from '../../resources'

/** Actions of the audit log; each has its word in the studio's texts (`audit.actions`). */
export const auditActions = [
  'login',
  'logout',
  'create',
  'update',
  'process',
  'delete',
  'discard',
  'publish',
  'unpublish',
  'schedule',
  'cancel',
  'restore',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Kinds of the log's subjects that are no resource; each has its word in the studio's texts (`audit.kinds`). */
export const ownAuditKinds = [
  'order',
  'return',
  'refund',
  'invoice',
  'withdrawal',
  'registration',
  'reservation',
  'submission',
  'moderation',
  'feedback',
  'gamification',
  'raffle',
  'promoter',
  'ticket_order',
  'note',
  'product',
  'stock',
  'spreadsheet',
  'coupon_code',
  'voucher',
  'flash_campaign',
  'page',
  'page_preview',
  'page_revision',
  'page_block',
  'media',
  'media_folder',
  'saved_view',
  'customer_note',
  'site',
  'domain',
  'credential',
  'staff',
  'staff_role',
  'staff_invitation',
  'mobile',
  'totp',
  'session',
] as const
type OwnAuditKind = (typeof ownAuditKinds)[number]
export type AuditKind = OwnAuditKind | ResourceName

/** Keys of the words of the log's subjects, in the studio's texts. */
export const auditKinds: readonly {
  readonly value: AuditKind
  readonly text: `audit.kinds.${OwnAuditKind}` | `resource.names.${ResourceName}`
}[] = [
  ...ownAuditKinds.map((value) => ({ value, text: `audit.kinds.${value}` as const })),
  ...resourceNames.map((value) => ({ value, text: `resource.names.${value}` as const })),
]
