import type { EventBrief } from '@storefront/contract/entities/events/event'
import { hasPermission, type Permission, permissions } from '@storefront/contract/permissions'
import type { Ctx } from '../../../kernel/context.types'

interface Action {
  code: string
  /** Who may do it. */
  need: Permission
  /** Of an event without tickets there is nothing to do. */
  ofTickets: boolean
}

/** What staff may do at an event (spec 6). */
const actions: readonly Action[] = [
  { code: 'verify_ticket', need: permissions.verifyTicket, ofTickets: true },
  { code: 'ticket_order', need: permissions.readTicketOrder, ofTickets: true },
  { code: 'registration', need: permissions.readEventRegistration, ofTickets: false },
]

/** The actions offered to the caller; none for callers who are not staff. */
export function opsActions({ perms }: Pick<Ctx, 'perms'>, hasTickets: boolean): EventBrief['ops_actions'] {
  if (perms.length === 0) return []
  return actions.filter(({ need, ofTickets }) => hasPermission(perms, need) && (hasTickets || !ofTickets)).map(({ code }) => ({ code }))
}
