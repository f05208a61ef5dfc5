import { type Static, Type } from '@sinclair/typebox'
import { Amount, Id, Image, Link, Moment, Nullable } from './common'

/**
 * One module of a page (spec 3). `config` is checked per type by contract/modules; `data` is there for the
 * modules of the first screen, the others ask /mpage/page/module/{id}/data.
 */
export const PageModule = Type.Object({
  id: Id,
  name: Type.String(),
  module_type: Type.String(),
  style: Type.String(),
  version: Type.Integer(),
  config: Type.Record(Type.String(), Type.Unknown()),
  data: Nullable(Type.Object({ count: Type.Integer(), results: Type.Array(Type.Record(Type.String(), Type.Unknown())) })),
})
export type PageModule = Static<typeof PageModule>

export const MobilePage = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  modules: Type.Array(PageModule),
})
export type MobilePage = Static<typeof MobilePage>

export const ArticleBrief = Type.Object({
  id: Id,
  title: Type.String(),
  abstract: Type.String(),
  author: Type.Object({ name: Type.String() }),
  category: Nullable(Type.Object({ id: Id, name: Type.String() })),
  main_image: Nullable(Image),
  published: Moment,
  hits: Type.Integer(),
  like_count: Type.Integer(),
})
export type ArticleBrief = Static<typeof ArticleBrief>

export const ArticleDetail = Type.Composite([ArticleBrief, Type.Object({ content: Type.String(), tags: Type.Array(Type.String()) })])
export type ArticleDetail = Static<typeof ArticleDetail>

export const EventBrief = Type.Object({
  id: Id,
  name: Type.String(),
  abstract: Type.String(),
  address: Type.String(),
  start: Moment,
  end: Moment,
  is_all_day: Type.Boolean(),
  is_active: Type.Boolean(),
  main_image: Nullable(Image),
  seats_expected: Nullable(Type.Integer()),
  seats_available: Nullable(Type.Integer()),
  /** The lowest ticket; null when the event has none. */
  price_from: Nullable(Amount),
})
export type EventBrief = Static<typeof EventBrief>

export const EventDetail = Type.Composite([
  EventBrief,
  Type.Object({
    venue: Type.String(),
    description: Type.String(),
    tickets: Type.Array(Type.Object({ id: Id, name: Type.String(), price: Amount, left: Nullable(Type.Integer()) })),
  }),
])
export type EventDetail = Static<typeof EventDetail>

export const FlashMessage = Type.Object({
  kind: Type.String(),
  description: Type.Optional(Type.String()),
  subDescription: Type.Optional(Type.String()),
  img_url: Type.Optional(Type.String()),
  link: Type.Optional(Link),
})
export type FlashMessage = Static<typeof FlashMessage>
