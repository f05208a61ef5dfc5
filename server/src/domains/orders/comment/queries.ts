import { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow } from './comment-row'
import type { Page } from '@storefront/contract/entities/common'
import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { presentComment } from './presenter'

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
