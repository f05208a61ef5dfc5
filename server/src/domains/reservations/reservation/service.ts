import type { ListQuery, Page } from '@storefront/contract/entities/common'
import { recordActions } from '@storefront/contract/domain/reservations/record'
import type { Resv, ResvDetail, ResvRecord } from '@storefront/contract/entities/reservations/reservation'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, BY_ID, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { moveRecord } from './lifecycle'
import { presentDetail, presentRecords, presentResv } from './presenter'
import { findLimits, findResv, findVariants, RESV_COLUMNS, RESV_JOINS, type ResvRow } from './queries'
import { findRecord, RECORD_COLUMNS, RECORD_JOINS, type RecordRow } from './record'
import { placeOf } from './slots'

const resvShape: QueryShape = {
  table: 'resv',
  columns: RESV_COLUMNS,
  joins: RESV_JOINS,
  orderings: { id: 't.id', '-id': 't.id desc' },
  search: ['t.title', 't.abstract', 't.address'],
  moment: 't.start_at',
}

/** Lists the reservations that can be booked. */
export async function listReservations(ctx: Ctx, query: ListQuery): Promise<Page<Resv> | Failure> {
  const order = orderingOf(resvShape, query.ordering ?? 'id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where('t.is_active')
  const failure = applyQuery(ctx, sql, resvShape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<ResvRow>(tx, sql, resvShape, order, query))
  return { count, results: results.map((row) => presentResv(ctx, row)) }
}

/** Returns a reservation, and whether this user may book it now. */
export function readReservation(ctx: Ctx, key: string): Promise<ResvDetail | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findResv(tx, ctx, key)
    if (!row) return fail('notFound')
    const variants = await findVariants(tx, ctx, row.id)
    return presentDetail(ctx, row, variants, await findLimits(tx, ctx, row, placeOf(ctx, row).today))
  })
}

const recordShape: QueryShape = {
  table: 'resv_record',
  columns: RECORD_COLUMNS,
  joins: RECORD_JOINS,
  orderings: { ...BY_ID, start: 't.start_at, t.id', '-start': 't.start_at desc, t.id desc' },
  search: ['t.code', '(select r.title from resv r where r.tenant_id = $1 and r.id = t.resv_id)'],
  moment: 't.start_at',
}

const TABS = ['upcoming', 'past', 'all']

/** Returns one's own bookings of a tab: those to come by their time, then the others, the latest first. */
export async function listOwnRecords(
  ctx: UserCtx,
  query: ListQuery & { tab?: string },
): Promise<Page<ResvRecord> | Failure> {
  const tab = query.tab ?? 'upcoming'
  if (!TABS.includes(tab)) return badPart('tab', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  const isUpcoming = `(t.end_at > ${sql.param(ctx.now)} and t.status in ('pending', 'confirmed'))`
  // The parameter is the order's, too.
  sql.where(tab === 'all' ? `${isUpcoming} is not null` : `${isUpcoming} = ${tab === 'upcoming'}`)
  const failure = applyQuery(ctx, sql, recordShape, query)
  if (failure) return failure
  const ownOrder = `${isUpcoming} desc, case when ${isUpcoming} then t.start_at end, t.start_at desc, t.id desc`
  const order = orderingOf(recordShape, query.ordering ?? '') ?? ownOrder
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<RecordRow>(tx, sql, recordShape, order, query)
    return { count, results: await presentRecords(ctx, tx, results) }
  })
}

/** Returns one of one's own bookings; notFound for those of others. */
async function findOwnRecord(tx: Connection, ctx: UserCtx, id: number, lock = false): Promise<RecordRow | undefined> {
  const row = await findRecord(tx, ctx, id, lock)
  return row?.user_id === ctx.user.id ? row : undefined
}

async function presentOwn(tx: Connection, ctx: UserCtx, id: number): Promise<ResvRecord | Failure> {
  const row = await findOwnRecord(tx, ctx, id)
  const [record] = row ? await presentRecords(ctx, tx, [row]) : []
  return record ?? fail('notFound')
}

export const readOwnRecord = (ctx: UserCtx, id: number): Promise<ResvRecord | Failure> =>
  ctx.db.read((tx) => presentOwn(tx, ctx, id))

/** Cancels one's own booking until its time for that is over, which frees its seat. */
export function cancelOwnRecord(ctx: UserCtx, id: number, reason: string): Promise<ResvRecord | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findOwnRecord(tx, ctx, id, true)
    if (!row) return fail('notFound')
    if (row.status !== 'pending' && row.status !== 'confirmed') return fail('resvMoved')
    const state = { status: row.status, start: Date.parse(row.start_at), cancelHours: row.cancel_hours }
    if (!recordActions(state, 'user', ctx.now.getTime()).includes('cancel')) return fail('resvCancelLate')
    const failure = await moveRecord(ctx, tx, row, 'cancel', reason.trim())
    return failure ?? presentOwn(tx, ctx, id)
  })
}
