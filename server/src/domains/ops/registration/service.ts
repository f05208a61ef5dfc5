import {
  type RegistrationAction,
  type RegistrationStatus,
  registrationTransitions,
} from '@storefront/contract/domain/events/registration'
import type { ListQuery } from '@storefront/contract/entities/common'
import type { OpsRegistration, OpsRegistrations } from '@storefront/contract/entities/events/registration'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { moveRegistration } from '../../events/registration/lifecycle'
import { planNotice } from '../../events/registration/message'
import { presentForOps } from '../../events/registration/presenter'
import {
  findRegistration,
  REGISTRATION_COLUMNS,
  REGISTRATION_JOINS,
  type RegistrationRow,
} from '../../events/registration/queries'

const account = (column: string): string =>
  `(select a.${column} from account a where a.tenant_id = $1 and a.id = t.user_id)`

export const registrationShape: QueryShape = {
  table: 'event_registration',
  columns: REGISTRATION_COLUMNS,
  joins: REGISTRATION_JOINS,
  orderings: { '-id': 't.id desc', id: 't.id' },
  search: ['t.code', account('name'), account('mobile'), 't.answers::text'],
  moment: 't.created_at',
}

const SEATS = 'select seats_expected, seats_available from event where tenant_id = $1 and id = $2'
const TOTALS =
  'select status, count(*)::int as count from event_registration where tenant_id = $1 and event_id = $2 group by status'

/** Registrations of an event, searched by name, mobile, code or words of the answers. */
export async function listOpsRegistrations(
  ctx: UserCtx,
  eventId: number,
  query: ListQuery & { status?: RegistrationStatus },
): Promise<OpsRegistrations | Failure> {
  const order = orderingOf(registrationShape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.event_id = ${sql.param(eventId)}`)
  if (query.status) sql.where(`t.status = ${sql.param(query.status)}`)
  const failure = applyQuery(ctx, sql, registrationShape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const key = [ctx.tenant.id, eventId]
    const [seats] = await tx.rows<{ seats_expected: number | null; seats_available: number | null }>(
      SEATS,
      key,
      'registration_seats',
    )
    if (!seats) return fail('notFound')
    const totals = await tx.rows<{ status: string; count: number }>(TOTALS, key, 'registration_totals')
    const { count, results } = await runList<RegistrationRow>(tx, sql, registrationShape, order, query)
    return {
      count,
      results: await presentForOps(ctx, tx, results),
      totals: Object.fromEntries(totals.map((total) => [total.status, total.count])),
      seats_expected: seats.seats_expected,
      seats_available: seats.seats_available,
    }
  })
}

/** Takes one step of the operators in a registration's life; notifies the visitor if it concerns them. */
export function processOpsRegistration(
  ctx: UserCtx,
  id: number,
  action: RegistrationAction,
  reason = '',
): Promise<OpsRegistration | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findRegistration(tx, ctx, id, true)
    if (!row) return fail('notFound')
    if ('needsReason' in registrationTransitions[action] && reason.trim() === '') return fail('registrationReason')
    const failure = await moveRegistration(ctx, tx, row, action, reason.trim())
    if (failure) return failure
    await planNotice(tx, ctx, id, action)
    const newRow = await findRegistration(tx, ctx, id)
    const [registration] = newRow ? await presentForOps(ctx, tx, [newRow]) : []
    return registration ?? fail('notFound')
  })
}
