import { hasPermission } from '../../has-permission'
import { type Permission, permissions } from '../../permissions'

/** An operator's action on an event's card: the permission it takes and the screen that it opens (spec 2). */
export interface OpsAction {
  readonly code: OpsActionCode
  /** Name of a route; a screen that is not built yet is in no table. */
  readonly route: string
}

export const opsActionCodes = ['verify_ticket', 'registration'] as const
export type OpsActionCode = (typeof opsActionCodes)[number]

const rows: Readonly<Record<OpsActionCode, { readonly permission: Permission; readonly route: string }>> = {
  verify_ticket: { permission: permissions.verifyTicket, route: 'event.event.verify' },
  registration: { permission: permissions.readEventRegistration, route: 'event.event.eventregistration' },
}

/**
 * Returns the actions of one event for one operator, in the table's order: those that the event's `ops_actions` names
 * and the user's `perms` include (spec 6). Unknown codes are ignored.
 */
export function opsActionsOf(codes: readonly { readonly code: string }[], perms: readonly string[]): OpsAction[] {
  const codeNames = new Set(codes.map(({ code }) => code))
  return opsActionCodes
    .filter((code) => codeNames.has(code) && hasPermission(perms, rows[code].permission))
    .map((code) => ({ code, route: rows[code].route }))
}
