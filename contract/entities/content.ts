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
  /** The one who asks may edit it: an operator, in the builder's preview frame. */
  editable: Type.Boolean(),
  /** Of a list with groups: the items of the first one. Never there where they depend on who asks (domain/personal). */
  data: Nullable(Type.Object({ count: Type.Integer(), results: Type.Array(Type.Record(Type.String(), Type.Unknown())) })),
})
export type PageModule = Static<typeof PageModule>

export const MobilePage = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  /** 401: the page is for users alone; `modules` are then those of the site's guide to logging in (spec 2). */
  code: Type.Union([Type.Literal(200), Type.Literal(401)]),
  modules: Type.Array(PageModule),
  /** A composed page's parts, in their order; `modules` are those of `sub`. Empty for a plain page. */
  subpages: Type.Array(Type.Object({ composedpage_id: Id, page_id: Id, title: Type.String() })),
  /** The part that is shown: a `page_id` of `subpages`. */
  sub: Nullable(Id),
})
export type MobilePage = Static<typeof MobilePage>

export const ArticleBrief = Type.Object({
  id: Id,
  ctype: Type.Literal('post.article'),
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
  ctype: Type.Literal('event.event'),
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
  /** Whether a price of nothing is said (免费) or passed over. */
  config: Type.Object({ show_free_price: Type.Boolean() }),
  /** What the one who asks may do at it as staff (spec 6); empty for everybody else. */
  ops_actions: Type.Array(Type.Object({ code: Type.String() })),
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

const Gain = Type.Object({ amount: Type.Integer() })

/** A membership card's face (spec 3); `end_date` null is without end. */
export const CardFace = Type.Object({
  name: Type.String(),
  shop: Type.Object({ name: Type.String() }),
  duration_days: Nullable(Type.Integer()),
  end_date: Nullable(Moment),
})
export type CardFace = Static<typeof CardFace>

export const flashKinds = ['link', 'coupons', 'gamification', 'usermcard', 'dist_grant', 'wxaccount', 'raffle', 'pickupvoucher'] as const

/** A message shown once (spec 2); which part is there follows from `kind`. */
export const FlashMessage = Type.Object({
  /** One of `flashKinds`; an unknown one is shown by its words alone. */
  kind: Type.String(),
  description: Type.Optional(Type.String()),
  subDescription: Type.Optional(Type.String()),
  img_url: Type.Optional(Type.String()),
  link: Type.Optional(Link),
  gamification: Type.Optional(Type.Object({ diamond: Type.Optional(Gain), point: Type.Optional(Gain), charm: Type.Optional(Gain) })),
  coupons: Type.Optional(Type.Array(Type.Object({ id: Id, type: Type.String(), value: Type.String(), label: Type.String(), end: Nullable(Moment) }))),
  usermcard: Type.Optional(CardFace),
  dist_grant: Type.Optional(Type.Object({ dist_kind: Type.String(), msg: Type.String() })),
  wxaccount: Type.Optional(Type.Object({ name: Type.String(), qr_url: Type.String() })),
})
export type FlashMessage = Static<typeof FlashMessage>
