import type { QueryOf } from '@storefront/contract/endpoints/define'
import type { studioReviewEndpoints } from '@storefront/contract/endpoints/studio/review'
import type { Page } from '@storefront/contract/entities/common'
import type { StudioQuestion } from '@storefront/contract/entities/studio/review'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import { fail, Failure } from '../../../core/failure'
import { applyQuery, BY_ID, orderingOf, type QueryShape, runList } from '../../../db/list'
import { writtenBy } from '../../../lib/search'
import { BUYER } from '../../account/profile/user'
import { COMMENT_JOINS, type CommentRow, presentComment, ROOT_COLUMNS } from '../../community/comment/presenter'
import type { ReplyRow } from '../../community/comment/record'
import { viewerList } from '../../community/comment/target'
import { replyComment } from '../../community/comment/write'
import { whereAnswered } from './answer-tab'

type Query = QueryOf<typeof studioReviewEndpoints.studioQuestions>
type Row = CommentRow & { replies: ReplyRow[]; product_name: string | null; is_answered: boolean }

const PRODUCT = '(select p.name from product p where p.tenant_id = $1 and p.id = t.target_id)'
const shape: QueryShape = {
  table: 'threaded_comment',
  columns: `${ROOT_COLUMNS}, ${PRODUCT} as product_name, t.is_answered`,
  joins: COMMENT_JOINS,
  orderings: BY_ID,
  search: [],
  searchIndex: writtenBy('question', ['t.text', PRODUCT, BUYER]),
  moment: 't.created_at',
}

const present = (ctx: UserCtx, row: Row): StudioQuestion => ({
  ...presentComment(ctx, row),
  product: { id: row.target_id, name: row.product_name ?? '' },
  is_answered: row.is_answered,
})

/** Returns the published questions of a tab. */
export async function listQuestions(ctx: UserCtx, query: Query): Promise<Page<StudioQuestion> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = viewerList(ctx).where("t.target = 'product' and t.root_id is null and t.status = 'approved'")
  whereAnswered(sql, query.tab)
  if (query.product) sql.where(`t.target_id = ${sql.param(query.product)}`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<Row>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}

async function readQuestion(ctx: UserCtx, id: number): Promise<StudioQuestion | Failure> {
  const page = await listQuestions(ctx, { id: String(id) })
  return page instanceof Failure ? page : (page.results[0] ?? fail('notFound'))
}

/** Answers a question as the shop. */
export async function answerQuestion(ctx: UserCtx, id: number, text: string): Promise<StudioQuestion | Failure> {
  const question = await readQuestion(ctx, id)
  if (question instanceof Failure) return question
  const answer = await replyComment(ctx, id, { text })
  return answer instanceof Failure ? answer : readQuestion(ctx, id)
}
