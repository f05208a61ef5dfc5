import { type Static, Type } from '@sinclair/typebox'
import { NOTE_LIMITS } from '../domain/note'
import { Amount, Id, Image, Moment, Nullable } from './common'

/** Who wrote something; the avatar null for those without one. */
export const Author = Type.Object({ uuid: Type.String(), name: Type.String(), avatar: Nullable(Image) })
export type Author = Static<typeof Author>

/** A topic of the circle (spec 3); `category` null stands in none. */
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
export const TopicDetail = Type.Composite([TopicBrief, Type.Object({ content: Type.String() })])
export type TopicDetail = Static<typeof TopicDetail>

/** A note (spec 3). `is_active` true is published, false private. `is_mine`: of the one who asks. */
export const NoteBrief = Type.Object({
  id: Id,
  ctype: Type.Literal('note.note'),
  /** By which its address may name it, too; begins with a letter. */
  slug: Type.String(),
  title: Type.String(),
  /** The first words of its content. */
  abstract: Type.String(),
  is_active: Type.Boolean(),
  is_liked: Type.Boolean(),
  is_mine: Type.Boolean(),
  like_count: Type.Integer(),
  hits: Type.Integer(),
  author: Author,
  main_image: Nullable(Image),
  published: Moment,
})
export type NoteBrief = Static<typeof NoteBrief>

/** `content` is plain text; its line ends count. */
export const NoteDetail = Type.Composite([
  NoteBrief,
  Type.Object({ content: Type.String(), images: Type.Array(Type.Composite([Image, Type.Object({ id: Id })])) }),
])
export type NoteDetail = Static<typeof NoteDetail>

/** What a note is saved with; `images` are ids of the writer's own uploads. */
export const NoteInput = Type.Object({
  title: Type.String({ minLength: 1, maxLength: NOTE_LIMITS.title }),
  content: Type.String({ maxLength: NOTE_LIMITS.content }),
  images: Type.Array(Id, { maxItems: NOTE_LIMITS.images }),
  is_active: Type.Boolean(),
})
export type NoteInput = Static<typeof NoteInput>

/** What a holder of pickup vouchers has of one kind: so many of `product` to be fetched before `end`. */
export const VoucherHolder = Type.Object({
  id: Id,
  ctype: Type.Literal('shop.pickupvoucher'),
  name: Type.String(),
  product: Nullable(Type.Object({ id: Id, name: Type.String(), price: Amount, main_image: Nullable(Image) })),
  quantity: Type.Integer(),
  /** How many are left to fetch. */
  available: Type.Integer(),
  end: Nullable(Moment),
})
export type VoucherHolder = Static<typeof VoucherHolder>
