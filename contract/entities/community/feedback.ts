import { type Static, Type } from '@sinclair/typebox'
import { FEEDBACK_LIMITS } from '../../constants'
import { Author } from '../account/user'
import { Id, Image, Moment } from '../common'

export const feedbackStates = ['open', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

const FeedbackReply = Type.Object({
  id: Id,
  is_staff: Type.Boolean(),
  text: Type.String(),
  images: Type.Array(Image),
  created: Moment,
})

/** A user's feedback to the site, with the answers; all of it plain text. */
export const Feedback = Type.Object({
  id: Id,
  text: Type.String(),
  images: Type.Array(Image),
  state: Type.Union(feedbackStates.map((state) => Type.Literal(state))),
  state_display: Type.String(),
  /** While it is held: 审核中. */
  status_display: Type.Optional(Type.String()),
  created: Moment,
  replies: Type.Array(FeedbackReply),
})
export type Feedback = Static<typeof Feedback>

export const OpsFeedback = Type.Composite([Feedback, Type.Object({ author: Author, contact: Type.String() })])
export type OpsFeedback = Static<typeof OpsFeedback>

export const FeedbackInput = Type.Object({
  text: Type.String({ minLength: 1, maxLength: FEEDBACK_LIMITS.text }),
  images: Type.Optional(Type.Array(Id, { maxItems: FEEDBACK_LIMITS.images })),
  /** Another way to reach the writer than the account. */
  contact: Type.Optional(Type.String({ maxLength: FEEDBACK_LIMITS.contact })),
})
export type FeedbackInput = Static<typeof FeedbackInput>

export const FeedbackReplyInput = Type.Object({
  text: Type.String({ minLength: 1, maxLength: FEEDBACK_LIMITS.text }),
  images: Type.Optional(Type.Array(Id, { maxItems: FEEDBACK_LIMITS.images })),
})
export type FeedbackReplyInput = Static<typeof FeedbackReplyInput>
