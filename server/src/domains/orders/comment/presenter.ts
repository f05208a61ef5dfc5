import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { authorOf } from '../../shared/author'
import { pictureOf } from '../../../lib/picture'
import { presentReplies } from '../../community/comment/record'
import type { CommentRow } from './comment-row'

export function presentComment(ctx: Ctx, row: CommentRow): ProductComment {
  const { id, line_id, product_id, product_name, attributes_label, score, text } = row
  const images = row.pictures.flatMap((picture) => pictureOf(ctx.ports.storage, picture) ?? [])
  const createdAt = new Date(row.created_at).toISOString()
  return {
    id,
    line_id,
    product_id,
    product_name,
    attributes_label,
    score,
    text,
    images,
    author: authorOf(ctx, row),
    created: createdAt,
    ...(row.status !== 'approved' && { status_display: translate(ctx.language, `community.postStatus.${row.status}`) }),
    ...(row.reply_count > 0 && { replies: presentReplies(row.replies), reply_count: row.reply_count }),
  }
}
