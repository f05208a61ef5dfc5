import type { PostStatus } from '@storefront/contract/domain/community/moderation'
import type { PictureRow } from '../../../lib/picture'
import type { ReplyRow } from '../../community/comment/record'
import type { AuthorRow } from '../../shared/author'

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
