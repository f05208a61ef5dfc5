import { type ReviewKind, reviewScores } from '@storefront/contract/domain/orders/review'
import { hasPage } from '../../shared/on-sale'
import { insert } from '../../../db/insert'
import { isProductType } from '@storefront/contract/domain/catalog/product-kinds'
import type { Page } from '@storefront/contract/entities/common'
import type { ProductComment, ReviewSummary } from '@storefront/contract/entities/orders/comment'
import { fail, Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { ownedImages } from '../../shared/owned-images'
import { moderate } from '../../community/moderation/moderate'
import { findOrder, findOrderLines } from '../order/record'
import { ownOrder } from '../order/service'
import { presentComment } from './presenter'
import { commentsOfOrder } from './queries'
import { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow } from './comment-row'

const shape: ListShape = {
  table: 'product_comment',
  columns: COMMENT_COLUMNS,
  joins: COMMENT_JOINS,
  orderings: {},
  search: [],
}

const HAS_PAGE = `select 1 from product p where tenant_id = $1 and id = $2 and ${hasPage('p', '$3')}`

/** Narrows a list to reviews with pictures, or to the scores of a kind. */
function whereKind(sql: ListSql, kind: ReviewKind): void {
  if (kind === 'pictures') {
    sql.where('cardinality(t.images) > 0')
    return
  }
  const [least, most] = reviewScores[kind]
  sql.where(`t.score between ${sql.param(least)} and ${sql.param(most)}`)
}

/** Buyers' comments on a product, the newest first. The text is plain, and shown as such. */
export async function listProductComments(
  ctx: Ctx,
  productId: number,
  query: { limit?: number; offset?: number; kind?: ReviewKind },
): Promise<Page<ProductComment> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  if (query.kind) whereKind(sql, query.kind)
  sql.where(`t.product_id = ${sql.param(productId)}`)
  sql.where(`(t.status = 'approved' or t.user_id = ${sql.param(ctx.user?.id ?? 0)})`)
  return ctx.db.read(async (tx) => {
    const [product] = await tx.rows(HAS_PAGE, [ctx.tenant.id, productId, ctx.now])
    if (!product) return fail('notFound')
    const { count, results } = await runList<CommentRow>(tx, sql, shape, 't.id desc', query)
    return { count, results: results.map((row) => presentComment(ctx, row)) }
  })
}

const SUMMARY = `select count(*)::int as count, coalesce(round(avg(score), 1), 0)::float8 as average,
  count(*) filter (where score >= ${reviewScores.good[0]})::int as good_count,
  count(*) filter (where cardinality(images) > 0)::int as picture_count
  from product_comment where tenant_id = $1 and product_id = $2 and status = 'approved'`
const NO_REVIEWS = { count: 0, average: 0, good_count: 0, picture_count: 0 }
const NEWEST = `select ${COMMENT_COLUMNS} from product_comment t ${COMMENT_JOINS}
  where t.tenant_id = $1 and t.product_id = $2 and t.status = 'approved' order by cardinality(t.images) > 0 desc, t.id desc limit 2`

/** Published reviews of a product in brief: the same for everybody, so that a product's page may be cached. */
export function summarizeReviews(ctx: Ctx, productId: number): Promise<ReviewSummary | Failure> {
  const key = [ctx.tenant.id, productId]
  return ctx.db.read(async (tx) => {
    const [product] = await tx.rows(HAS_PAGE, [...key, ctx.now])
    if (!product) return fail('notFound')
    const [counts] = await tx.rows<Omit<ReviewSummary, 'newest'>>(SUMMARY, key)
    const rows = await tx.rows<CommentRow>(NEWEST, key)
    return {
      ...(counts ?? NO_REVIEWS),
      newest: rows.map((row) => presentComment(ctx, row)),
    }
  })
}

/** Lists the user's comments on the lines of an own order. */
export async function listOrderComments(ctx: UserCtx, number: string): Promise<Page<ProductComment> | Failure> {
  const order = await ownOrder(ctx, number)
  return order instanceof Failure ? order : ctx.db.read((tx) => commentsOfOrder(ctx, tx, order.id))
}

export interface CommentInput {
  line_id: number
  score: number
  text: string
  images: number[]
}

/** Says something of lines that have come; of each line once, which the table's unique key decides. */
export function commentOrder(
  ctx: UserCtx,
  number: string,
  comments: readonly CommentInput[],
): Promise<Page<ProductComment> | Failure> {
  return ctx.db.tx(async (tx) => {
    const order = await findOrder(tx, ctx.tenant.id, number)
    if (!order || order.user_id !== ctx.user.id) return fail('orderNotFound')
    if (order.status !== 'delivered' && order.status !== 'completed') return fail('commentUnavailable')
    const lines = new Map((await findOrderLines(tx, ctx.tenant.id, [order.id])).map((line) => [line.id, line]))
    for (const { line_id, score, text, images } of comments) {
      const line = lines.get(line_id)
      if (!line) return fail('orderNotFound')
      if (line.product_id === null || !isProductType(line.ctype)) return fail('commentUnavailable')
      if (text.trim() === '') return badPart('text', 'required', {}, ctx.language)
      const pictures = await ownedImages(ctx, tx, images)
      if (!pictures) return badPart('images', 'notOffered', {}, ctx.language)
      const values = {
        tenantId: ctx.tenant.id,
        orderId: order.id,
        lineId: line_id,
        productId: line.product_id,
        userId: ctx.user.id,
      }
      const [comment] = await insert(
        tx,
        'product_comment',
        { ...values, score, text: text.trim(), images: pictures, createdAt: ctx.now, status: 'pending' },
        { ignoreConflicts: true, returning: ['id'] },
      )
      if (!comment) return fail('commentDone')
      const status = await moderate(ctx, tx, { kind: 'review', id: comment.id, text: text.trim(), images: pictures })
      if (status instanceof Failure) return status
    }
    return commentsOfOrder(ctx, tx, order.id)
  })
}
