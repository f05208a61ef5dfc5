import { type Static, Type } from '@sinclair/typebox'
import { Id, Image, Moment, Nullable } from '../common'

export const ArticleBrief = Type.Object({
  id: Id,
  ctype: Type.Literal('post.article'),
  title: Type.String(),
  abstract: Type.String(),
  /** `uuid` where the author is a user, whose page it leads to. */
  author: Type.Object({ name: Type.String(), uuid: Type.Optional(Type.String()) }),
  category: Nullable(Type.Object({ id: Id, name: Type.String() })),
  main_image: Nullable(Image),
  published: Moment,
  hits: Type.Integer(),
  like_count: Type.Integer(),
})
export type ArticleBrief = Static<typeof ArticleBrief>

export const ArticleCategory = Type.Object({ id: Id, name: Type.String(), slug: Type.String() })
export type ArticleCategory = Static<typeof ArticleCategory>

/** As one reads it; `content` is HTML that the server has cleaned. */
export const ArticleDetail = Type.Composite([
  ArticleBrief,
  Type.Object({
    content: Type.String(),
    tags: Type.Array(Type.String()),
    is_liked: Type.Boolean(),
    comment_count: Type.Integer(),
  }),
])
export type ArticleDetail = Static<typeof ArticleDetail>
