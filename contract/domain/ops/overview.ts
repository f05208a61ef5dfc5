import { keysOf } from '../keys-of'
import { type Permission, permissions } from '../../permissions'

interface FigureRow {
  /** Permission to see it. */
  readonly permission: Permission
}

/** Figures of the studio's overview beside the work that waits (`waitingRows`): today's visits, and failures. */
export const overviewRows = {
  tickets_today: { permission: permissions.readTicketOrder },
  registrations_today: { permission: permissions.readEventRegistration },
  bookings_today: { permission: permissions.readReservation },
  invoices_waiting: { permission: permissions.changeInvoice },
  failed_publications: { permission: permissions.changePage },
  failed_jobs: { permission: permissions.changeSite },
} as const satisfies Record<string, FigureRow>

export type OverviewKind = keyof typeof overviewRows
export const overviewKinds = keysOf(overviewRows)
