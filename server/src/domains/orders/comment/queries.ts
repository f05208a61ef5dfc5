import type { CommentRow } from './comment-row'
import type { Page } from '@storefront/contract/entities/common'
import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { AUTHOR_COLUMNS, AUTHOR_JOIN } from '../../shared/author'
import { picturesSql } from '../../../lib/picture'
import { commentCount, firstReplies } from '../../community/comment/record'
import { presentComment } from './presenter'

/** Answers are threaded comments on the comment. */
const ANSWERS = "r.tenant_id = t.tenant_id and r.target = 'review' and r.target_id = t.id"

/** The shop's own answers stand first: they are looked for. */
const SHOP_FIRST = 'r.is_staff desc, r.id'

/** The columns of comment `t`. */
export const COMMENT_COLUMNS = `t.id, t.line_id, t.product_id, l.product_name, l.attributes_label, t.score, t.text, t.created_at,
  t.user_id, t.status, ${firstReplies(ANSWERS, SHOP_FIRST)} as replies, ${commentCount('review')} as reply_count, ${picturesSql('t.tenant_id', 't.images')} as pictures, ${AUTHOR_COLUMNS}`
export const COMMENT_JOINS = `join order_line l on l.tenant_id = t.tenant_id and l.id = t.line_id ${AUTHOR_JOIN}`

/** Lists the comments on the given order lines, in the order of the lines. */
export async function commentsOfLines(
  ctx: Ctx,
  tx: Connection,
  lineIds: readonly number[],
): Promise<Page<ProductComment>> {
  const rows = await tx.rows<CommentRow>(
    `select ${COMMENT_COLUMNS} from product_comment t ${COMMENT_JOINS} where t.tenant_id = $1 and t.line_id = any($2::bigint[]) order by t.line_id`,
    [ctx.tenant.id, lineIds],
  )
  return { count: rows.length, results: rows.map((row) => presentComment(ctx, row)) }
}

/** Lists the comments on all lines of an order. */
export async function commentsOfOrder(ctx: Ctx, tx: Connection, orderId: number): Promise<Page<ProductComment>> {
  const lines = await tx.rows<{ id: number }>('select id from order_line where tenant_id = $1 and order_id = $2', [
    ctx.tenant.id,
    orderId,
  ])
  return commentsOfLines(
    ctx,
    tx,
    lines.map(({ id }) => id),
  )
}
