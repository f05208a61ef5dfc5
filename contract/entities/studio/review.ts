import { type Static, Type } from '@sinclair/typebox'
import { COMMENT_LIMITS } from '../../constants'
import { ThreadedComment } from '../community/comment'
import { Id, NonBlank } from '../common'
import { ProductComment } from '../orders/comment'

/** A review as the shop answers it; the shop's own answers stand first among its replies. */
export const StudioReview = Type.Composite([ProductComment, Type.Object({ is_answered: Type.Boolean() })])
export type StudioReview = Static<typeof StudioReview>

/** A question on a product, with its first answers. */
export const StudioQuestion = Type.Composite([
  ThreadedComment,
  Type.Object({ product: Type.Object({ id: Id, name: Type.String() }), is_answered: Type.Boolean() }),
])
export type StudioQuestion = Static<typeof StudioQuestion>

export const AnswerInput = Type.Object({ text: NonBlank(COMMENT_LIMITS.text) })
export type AnswerInput = Static<typeof AnswerInput>
