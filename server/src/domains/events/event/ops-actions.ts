import type { EventBrief } from '@storefront/contract/entities/events/event'
import { hasPermission } from '@storefront/contract/has-permission'
import { type Permission, permissions } from '@storefront/contract/permissions'
import type { Ctx } from '../../../core/context.types'

interface Action {
  code: string
  /** The permission that the action needs. */
  need: Permission
  /** True for actions on guests; an event without tickets and registrations has none to admit. */
  ofGuests: boolean
}

/** The actions of staff at an event (spec 6). */
const actions: readonly Action[] = [
  { code: 'verify_ticket', need: permissions.verifyTicket, ofGuests: true },
  { code: 'ticket_order', need: permissions.readTicketOrder, ofGuests: true },
  { code: 'registration', need: permissions.readEventRegistration, ofGuests: false },
]

/** Returns the actions offered to the caller; none for callers who are not staff. */
export function opsActions({ perms }: Pick<Ctx, 'perms'>, hasGuests: boolean): EventBrief['ops_actions'] {
  if (perms.length === 0) return []
  return actions
    .filter(({ need, ofGuests }) => hasPermission(perms, need) && (hasGuests || !ofGuests))
    .map(({ code }) => ({ code }))
}
