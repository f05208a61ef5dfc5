import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsForm, Submission } from '@storefront/contract/entities/forms/submission'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { dayOf } from '../../../lib/day'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import {
  presentSubmissions,
  type SubmissionFilter,
  type SubmissionRow,
  submissionShape,
  submissionSql,
} from './queries'

const SENT = 'from form_submission s where s.tenant_id = $1 and s.form_id = t.id'

/** Returns a form with its submissions of all time and of `day`, which begins at midnight of `zone`. */
const formShape = (day: string, zone: string): QueryShape => ({
  table: 'form',
  columns: `t.id, t.slug, t.title, t.is_active, (select count(*)::int ${SENT}) as submissions,
    (select count(*)::int ${SENT} and s.created_at >= ${day}::date::timestamp at time zone ${zone}) as today,
    (select max(s.created_at) ${SENT}) as last_submitted`,
  joins: '',
  orderings: { id: 't.id', '-id': 't.id desc' },
  search: ['t.title', 't.slug'],
  moment: 't.start_at',
})

/** Forms with how often they were filled in. */
export async function listOpsForms(ctx: UserCtx, query: ListQuery): Promise<Page<OpsForm> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  const shape = formShape(sql.param(dayOf(ctx.tenant, ctx.now)), sql.param(ctx.tenant.timeZone))
  // The count of the list has the same parameters, and each has to be used.
  sql.where('$2::date is not null and $3::text is not null')
  const order = orderingOf(shape, query.ordering ?? 'id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) =>
    runList<OpsForm & { last_submitted: string | null }>(tx, sql, shape, order, query),
  )
  return {
    count,
    results: results.map(({ id, slug, title, is_active, submissions, today, last_submitted: last }) => ({
      id,
      slug,
      title,
      is_active,
      submissions,
      today,
      last_submitted: last && new Date(last).toISOString(),
    })),
  }
}

/** Lists the submissions of customers, the newest first. */
export function listSubmissions(
  ctx: UserCtx,
  query: ListQuery & SubmissionFilter,
): Promise<Page<Submission> | Failure> {
  const order = orderingOf(submissionShape, query.ordering ?? '-id')
  if (!order) return Promise.resolve(badPart('ordering', 'notOffered', {}, ctx.language))
  return ctx.db.read(async (tx) => {
    const sql = await submissionSql(tx, ctx, query)
    if (sql instanceof Failure) return sql
    const { count, results } = await runList<SubmissionRow>(tx, sql, submissionShape, order, query)
    return { count, results: await presentSubmissions(ctx, tx, results) }
  })
}

const ONE = `select ${submissionShape.columns} from form_submission t ${submissionShape.joins} where t.tenant_id = $1 and t.id = $2`

async function findSubmission(ctx: UserCtx, tx: Connection, id: number): Promise<Submission | Failure> {
  const rows = await tx.rows<SubmissionRow>(ONE, [ctx.tenant.id, id])
  const [submission] = await presentSubmissions(ctx, tx, rows)
  return submission ?? fail('notFound')
}

/** Returns one submission of a customer. */
export const readSubmission = (ctx: UserCtx, id: number): Promise<Submission | Failure> =>
  ctx.db.read((tx) => findSubmission(ctx, tx, id))

/** Changes the operators' note on a submission. */
export function noteSubmission(ctx: UserCtx, id: number, note: string): Promise<Submission | Failure> {
  return ctx.db.tx(async (tx) => {
    await tx.rows('update form_submission set note = $3 where tenant_id = $1 and id = $2', [
      ctx.tenant.id,
      id,
      note.trim(),
    ])
    return findSubmission(ctx, tx, id)
  })
}
