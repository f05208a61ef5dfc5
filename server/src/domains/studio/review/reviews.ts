import type { QueryOf } from '@storefront/contract/endpoints/define'
import type { studioReviewEndpoints } from '@storefront/contract/endpoints/studio/review'
import type { Page } from '@storefront/contract/entities/common'
import type { StudioReview } from '@storefront/contract/entities/studio/review'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import { fail, Failure } from '../../../core/failure'
import { applyQuery, BY_ID, ListSql, orderingOf, type QueryShape, runList } from '../../../db/list'
import { writtenBy } from '../../../lib/search'
import { BUYER } from '../../account/profile/user'
import { createComment } from '../../community/comment/write'
import { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow } from '../../orders/comment/comment-row'
import { presentComment } from '../../orders/comment/presenter'
import { whereAnswered } from './answer-tab'

type Query = QueryOf<typeof studioReviewEndpoints.studioReviews>
type Row = CommentRow & { is_answered: boolean }

const PRODUCT = '(select l.product_name from order_line l where l.tenant_id = $1 and l.id = t.line_id)'
const shape: QueryShape = {
  table: 'product_comment',
  columns: `${COMMENT_COLUMNS}, t.is_answered`,
  joins: COMMENT_JOINS,
  orderings: BY_ID,
  search: [],
  searchIndex: writtenBy('product_comment', ['t.text', PRODUCT, BUYER]),
  moment: 't.created_at',
}

/** Returns the published reviews of a tab. */
export async function listReviews(ctx: UserCtx, query: Query): Promise<Page<StudioReview> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id).where("t.status = 'approved'")
  whereAnswered(sql, query.tab)
  if (query.score) sql.where(`t.score = ${sql.param(query.score)}`)
  if (query.product) sql.where(`t.product_id = ${sql.param(query.product)}`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<Row>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => ({ ...presentComment(ctx, row), is_answered: row.is_answered })) }
}

/** Answers a review as the shop, by a comment on it as staff write them in the shop. */
export async function answerReview(ctx: UserCtx, id: number, text: string): Promise<StudioReview | Failure> {
  const answer = await createComment(ctx, { target: 'review', key: String(id) }, { text })
  if (answer instanceof Failure) return answer
  const page = await listReviews(ctx, { id: String(id) })
  return page instanceof Failure ? page : (page.results[0] ?? fail('notFound'))
}
