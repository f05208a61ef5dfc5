import { type OverviewKind, overviewKinds, overviewRows } from '@storefront/contract/domain/ops/overview'
import type { StudioOverview } from '@storefront/contract/entities/studio/overview'
import { hasPermission } from '@storefront/contract/has-permission'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { within } from '../../ops/dashboard/days'

const EVENTS_TODAY = `from event e where e.tenant_id = $1 and ${within('e.start_at')}`

/** The count of each kind: `$1` is the tenant, `$2` its zone, `$3` and `$4` the day. */
const counts: Readonly<Record<OverviewKind, string>> = {
  tickets_today: `select count(*) from issued_ticket t where t.tenant_id = $1 and t.status = 'valid' and t.event_id in (select e.id ${EVENTS_TODAY})`,
  registrations_today: `select count(*) from event_registration t where t.tenant_id = $1 and t.status in ('confirmed', 'signed_in') and t.event_id in (select e.id ${EVENTS_TODAY})`,
  bookings_today: `select count(*) from resv_record t where t.tenant_id = $1 and t.status in ('pending', 'confirmed') and ${within('t.start_at')}`,
  invoices_waiting: "select count(*) from invoice_request t where t.tenant_id = $1 and t.status = 'waiting'",
  // A page that was published since is no failure any more.
  failed_publications: `select count(*) from page_publication t where t.tenant_id = $1 and t.state = 'failed' and not exists (
    select 1 from page_publication n where n.tenant_id = $1 and n.page_id = t.page_id and n.id > t.id)`,
  failed_jobs: 'select count(*) from job t where t.tenant_id = $1 and t.failed_at is not null',
}

/** Counts the kinds that the caller may see, in one statement. */
export async function countFigures(ctx: UserCtx, tx: Connection): Promise<StudioOverview['figures']> {
  const kinds = overviewKinds.filter((kind) => hasPermission(ctx.perms, overviewRows[kind].permission))
  if (kinds.length === 0) return []
  const columns = kinds.map((kind) => `(${counts[kind]})::int as ${kind}`).join(', ')
  const day = dayOf(ctx.tenant, ctx.now)
  const [row] = await tx.rows<Record<OverviewKind, number>>(
    // Each parameter has its type here, also if no count that the caller may see uses it.
    `select ${columns} where $2::text is not null and $3::date is not null and $4::date is not null`,
    [ctx.tenant.id, ctx.tenant.timeZone, day, day],
  )
  return kinds.map((kind) => ({ kind, count: row?.[kind] ?? 0 }))
}
