import { type Static, Type } from '@sinclair/typebox'
import { Author } from '../account/user'
import { Id, Image, Moment, Nullable } from '../common'

/** A topic of the circle (spec 3); `category` is null when it belongs to none. */
export const TopicBrief = Type.Object({
  id: Id,
  ctype: Type.Literal('circle.topic'),
  title: Type.String(),
  abstract: Type.String(),
  author: Author,
  published: Moment,
  created: Moment,
  category: Nullable(Type.Object({ id: Id, name: Type.String() })),
  hits: Type.Integer(),
  like_count: Type.Integer(),
  /** At most nine pictures, in their order. */
  attachments: Type.Array(Image),
})
export type TopicBrief = Static<typeof TopicBrief>

/** `content` is HTML that the server has cleaned. */
export const TopicDetail = Type.Composite([
  TopicBrief,
  Type.Object({ content: Type.String(), is_liked: Type.Boolean(), comment_count: Type.Integer() }),
])
export type TopicDetail = Static<typeof TopicDetail>
