import { type Static, Type } from '@sinclair/typebox'
import { ReplyBrief } from '../community/comment'
import { Author } from '../account/user'
import { Id, Image, Moment } from '../common'

/** A buyer's review of a product; the text is plain. */
export const ProductComment = Type.Object({
  id: Id,
  line_id: Id,
  product_id: Id,
  product_name: Type.String(),
  attributes_label: Type.String(),
  score: Type.Integer(),
  text: Type.String(),
  images: Type.Array(Image),
  author: Author,
  created: Moment,
  /** Status of a comment that only its writer sees: 审核中, 已隐藏. Left out of all others. */
  status_display: Type.Optional(Type.String()),
  /**
   * Its first answers, and how many there are; the list is that of threaded comments with the target `review`. Left out
   * without any.
   */
  replies: Type.Optional(Type.Array(ReplyBrief)),
  reply_count: Type.Optional(Type.Integer()),
})
export type ProductComment = Static<typeof ProductComment>

/** Reviews of a product in brief. */
export const ReviewSummary = Type.Object({
  count: Type.Integer(),
  /** Mean score with one decimal; 0 without reviews. */
  average: Type.Number(),
  /** Number of reviews with four or five points. */
  good_count: Type.Integer(),
  /** Number of reviews with pictures. */
  picture_count: Type.Integer(),
  /** The two newest, those with pictures first. */
  newest: Type.Array(ProductComment),
})
export type ReviewSummary = Static<typeof ReviewSummary>
