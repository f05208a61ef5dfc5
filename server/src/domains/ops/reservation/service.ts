import { recordStatuses, seatStatuses } from '@storefront/contract/domain/reservations/record'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsResvRecord, Resv } from '@storefront/contract/entities/reservations/reservation'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { BUYER } from '../../account/profile/user'
import { presentOpsRecords, presentResv } from '../../reservations/reservation/presenter'
import { RESV_COLUMNS, RESV_JOINS, type ResvRow } from '../../reservations/reservation/queries'
import { findRecord, RECORD_COLUMNS, RECORD_JOINS, type RecordRow } from '../../reservations/reservation/record'

const SEATS = seatStatuses.map((status) => `'${status}'`).join(', ')

/** Returns a reservation's requests, and its bookings of the day that it is in its zone; `$1` is the tenant. */
const resvShape = (now: string, timeZone: string): QueryShape => ({
  table: 'resv',
  columns: `${RESV_COLUMNS},
    (select count(*)::int from resv_record c where c.tenant_id = $1 and c.resv_id = t.id and c.status = 'pending') as pending,
    (select count(*)::int from resv_record c where c.tenant_id = $1 and c.resv_id = t.id and c.status in (${SEATS})
      and c.start_date <= (${now}::timestamptz at time zone coalesce(t.time_zone, ${timeZone}))::date
      and c.end_date >= (${now}::timestamptz at time zone coalesce(t.time_zone, ${timeZone}))::date) as today`,
  joins: RESV_JOINS,
  orderings: { id: 't.id', '-id': 't.id desc' },
  search: ['t.title', 't.abstract', 't.address'],
  moment: 't.start_at',
})

/** Reservations with what waits for an approval and what is booked today. */
export async function listOpsReservations(
  ctx: UserCtx,
  query: ListQuery,
): Promise<Page<Resv & { pending: number; today: number }> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  const shape = resvShape(sql.param(ctx.now), sql.param(ctx.tenant.timeZone))
  // The count of the list uses them as well, and a parameter has to be used.
  sql.where('$2::timestamptz is not null and $3::text is not null')
  const order = orderingOf(shape, query.ordering ?? 'id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) =>
    runList<ResvRow & { pending: number; today: number }>(tx, sql, shape, order, query),
  )
  return {
    count,
    results: results.map((row) => ({ ...presentResv(ctx, row), pending: row.pending, today: row.today })),
  }
}

const recordShape: QueryShape = {
  table: 'resv_record',
  columns: RECORD_COLUMNS,
  joins: RECORD_JOINS,
  orderings: { '-id': 't.id desc', id: 't.id', start: 't.start_at, t.id', '-start': 't.start_at desc, t.id desc' },
  search: ['t.code', 't.name', 't.mobile', BUYER],
  moment: 't.start_at',
}

/**
 * Everybody's bookings of a tab: one that is confirmed and over counts as finished (domain/reservations/record
 * shownStatus).
 */
export async function listOpsRecords(
  ctx: UserCtx,
  query: ListQuery & { tab?: string; resv?: number },
): Promise<Page<OpsResvRecord> | Failure> {
  const order = orderingOf(recordShape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const tab = query.tab ?? 'all'
  const status = recordStatuses.find((name) => name === tab)
  if (!status && tab !== 'all') return badPart('tab', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  if (query.resv !== undefined) sql.where(`t.resv_id = ${sql.param(query.resv)}`)
  if (status)
    sql.where(
      `case when t.status = 'confirmed' and t.end_at <= ${sql.param(ctx.now)} then 'finished' else t.status end = ${sql.param(status)}`,
    )
  const failure = applyQuery(ctx, sql, recordShape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<RecordRow>(tx, sql, recordShape, order, query)
    return { count, results: await presentOpsRecords(ctx, tx, results) }
  })
}

/** Returns a booking as it stands after a step, for operators. */
export async function presentOne(ctx: UserCtx, tx: Connection, id: number): Promise<OpsResvRecord | Failure> {
  const row = await findRecord(tx, ctx, id)
  const [record] = row ? await presentOpsRecords(ctx, tx, [row]) : []
  return record ?? fail('notFound')
}

export const readOpsRecord = (ctx: UserCtx, id: number): Promise<OpsResvRecord | Failure> =>
  ctx.db.read((tx) => presentOne(ctx, tx, id))

/** Changes the clerks' note on a booking, which the customer does not see. */
export function noteOpsRecord(ctx: UserCtx, id: number, note: string): Promise<OpsResvRecord | Failure> {
  return ctx.db.tx(async (tx) => {
    await tx.rows('update resv_record set note = $3 where tenant_id = $1 and id = $2', [ctx.tenant.id, id, note.trim()])
    return presentOne(ctx, tx, id)
  })
}
