import type { PostStatus } from '@storefront/contract/domain/community/moderation'
import { type PictureRow, picturesSql } from '../../../lib/picture'
import { commentCount, firstReplies, type ReplyRow } from '../../community/comment/record'
import { AUTHOR_COLUMNS, AUTHOR_JOIN, type AuthorRow } from '../../shared/author'

export interface CommentRow extends AuthorRow {
  id: number
  line_id: number
  product_id: number
  product_name: string
  attributes_label: string
  score: number
  text: string
  pictures: PictureRow[]
  created_at: string
  user_id: number
  status: PostStatus
  replies: ReplyRow[]
  reply_count: number
}

/** Answers are threaded comments on the comment. */
const ANSWERS = "r.tenant_id = $1 and r.target = 'review' and r.target_id = t.id"

/** The shop's own answers stand first: they are looked for. */
const SHOP_FIRST = 'r.is_staff desc, r.id'

/** The columns of comment `t`. */
export const COMMENT_COLUMNS = `t.id, t.line_id, t.product_id, l.product_name, l.attributes_label, t.score, t.text, t.created_at,
  t.user_id, t.status, ${firstReplies(ANSWERS, SHOP_FIRST)} as replies, ${commentCount('review')} as reply_count, ${picturesSql('t.images')} as pictures, ${AUTHOR_COLUMNS}`
export const COMMENT_JOINS = `join order_line l on l.tenant_id = $1 and l.id = t.line_id ${AUTHOR_JOIN}`
