import { type Static, Type } from '@sinclair/typebox'
import { COMMENT_LIMITS } from '../../constants'
import { commentTargets } from '../../domain/community/comment'
import { Id, Image, Moment, Nullable } from '../common'

/** Target of a comment, by its type and its id, slug or number. */
export const TargetKey = Type.Object({
  target: Type.Union(commentTargets.map((target) => Type.Literal(target))),
  key: Type.String({ minLength: 1, maxLength: 60 }),
})
export type TargetKey = Static<typeof TargetKey>

/** An answer as it stands under its root in a list. */
export const ReplyBrief = Type.Object({
  id: Id,
  name: Type.String(),
  text: Type.String(),
  /**
   * Whether the comment is the site's own. Left out when false, as all flags of comments, to keep pages of them small.
   */
  is_staff: Type.Optional(Type.Literal(true)),
})
export type ReplyBrief = Static<typeof ReplyBrief>

/**
 * A comment of a thread; the text is plain. What is not so is left out: a page of twenty stays small for mini-programs.
 * A comment that its author deleted and that was answered has an empty text and `is_removed`.
 */
export const ThreadedComment = Type.Object({
  id: Id,
  text: Type.String(),
  images: Type.Optional(Type.Array(Type.Pick(Image, ['full', 'thumb']))),
  author: Type.Object({ uuid: Type.String(), name: Type.String(), avatar: Type.Optional(Type.String()) }),
  /** Author of the comment that it answers, unless that is the root. */
  reply_to: Type.Optional(Type.Object({ id: Id, name: Type.String() })),
  is_staff: Type.Optional(Type.Literal(true)),
  is_mine: Type.Optional(Type.Literal(true)),
  is_liked: Type.Optional(Type.Literal(true)),
  is_removed: Type.Optional(Type.Literal(true)),
  like_count: Type.Integer(),
  /** Number of visible answers in its thread, for a root. */
  reply_count: Type.Integer(),
  /** Status of a comment that is not visible to everybody: 审核中, 已隐藏. */
  status_display: Type.Optional(Type.String()),
  created: Moment,
  /** First answers of a root in a list. */
  replies: Type.Optional(Type.Array(ReplyBrief)),
})
export type ThreadedComment = Static<typeof ThreadedComment>

/** Target of a thread, for its page; `title` is empty if the target is gone. */
export const CommentSubject = Type.Object({
  target: Type.Union(commentTargets.map((target) => Type.Literal(target))),
  key: Type.String(),
  title: Type.String(),
})
export type CommentSubject = Static<typeof CommentSubject>

/** The root of a thread and what it is about; the answers are a list of their own. */
export const CommentThread = Type.Object({ subject: CommentSubject, comment: ThreadedComment })
export type CommentThread = Static<typeof CommentThread>

/** A comment outside its thread: one's own, or one that answers one's own. `root` is the thread's page. */
export const OwnComment = Type.Composite([
  ThreadedComment,
  Type.Object({
    root: Id,
    subject: CommentSubject,
    /** The comment that it answers; null for a root. */
    parent: Nullable(Type.Object({ id: Id, text: Type.String() })),
  }),
])
export type OwnComment = Static<typeof OwnComment>

/** `images` are ids of the writer's own uploads. A comment without a text has a picture. */
export const CommentInput = Type.Object({
  text: Type.String({ maxLength: COMMENT_LIMITS.text }),
  images: Type.Optional(Type.Array(Id, { maxItems: COMMENT_LIMITS.images })),
})
export type CommentInput = Static<typeof CommentInput>
