import { feedbackStates } from '@storefront/contract/entities/community/feedback'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { FeedbackReplyInput, OpsFeedback } from '@storefront/contract/entities/community/feedback'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { AUTHOR_COLUMNS, AUTHOR_JOIN, authorOf, type AuthorRow } from '../../shared/author'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { BUYER } from '../../account/profile/user'
import { FEEDBACK_COLUMNS, type FeedbackRow, presentFeedback } from '../../community/feedback/record'
import { addReply, checkFeedback } from '../../community/feedback/service'

const COLUMNS = `${FEEDBACK_COLUMNS}, ${AUTHOR_COLUMNS}`
const shape: QueryShape = {
  table: 'feedback',
  columns: COLUMNS,
  joins: AUTHOR_JOIN,
  orderings: { '-id': 't.id desc', id: 't.id' },
  search: ['t.text', 't.contact', BUYER],
  moment: 't.created_at',
}
type Row = FeedbackRow & AuthorRow

const present = (ctx: UserCtx, row: Row): OpsFeedback => ({
  ...presentFeedback(ctx, row),
  author: authorOf(ctx, row),
  contact: row.contact,
})

/** Everybody's feedback of a tab, the newest first. */
export async function listOpsFeedback(
  ctx: UserCtx,
  query: ListQuery & { tab?: string },
): Promise<Page<OpsFeedback> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const { tab = 'all' } = query
  const state = feedbackStates.find((one) => one === tab)
  if (!state && tab !== 'all') return badPart('tab', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  if (state) sql.where(`t.state = ${sql.param(state)}`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<Row>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}

async function find(ctx: UserCtx, tx: Connection, id: number): Promise<OpsFeedback | Failure> {
  const [row] = await tx.rows<Row>(
    `select ${COLUMNS} from feedback t ${AUTHOR_JOIN} where t.tenant_id = $1 and t.id = $2`,
    [ctx.tenant.id, id],
  )
  return row ? present(ctx, row) : fail('notFound')
}

export const readOpsFeedback = (ctx: UserCtx, id: number): Promise<OpsFeedback | Failure> =>
  ctx.db.read((tx) => find(ctx, tx, id))

/** Answers as the site, and ends it where that is asked for. */
export function replyOpsFeedback(
  ctx: UserCtx,
  id: number,
  input: FeedbackReplyInput & { close?: boolean },
): Promise<OpsFeedback | Failure> {
  return ctx.db.tx(async (tx) => {
    const draft = await checkFeedback(ctx, tx, input)
    if (draft instanceof Failure) return draft
    const failure = await addReply(ctx, tx, id, { ...draft, isStaff: true, state: input.close ? 'closed' : 'answered' })
    return failure ?? find(ctx, tx, id)
  })
}
