import { type Static, Type } from '@sinclair/typebox'
import { Id, Nullable } from '../common'

/** Types of content that a page's modules and links refer to, by their full names; the categories of three of them beside these. */
export const contentTypes = [
  'shop.product',
  'shop.category',
  'shop.coupon',
  'shop.couponpackage',
  'shop.membershipcard',
  'post.article',
  'post.category',
  'event.event',
  'circle.topic',
  'circle.category',
  'note.note',
  'mpage.page',
  'mpage.composedpage',
  'form.form',
  'vote.vote',
  'vote.voteevent',
  'reservation.resv',
] as const
export type ContentType = (typeof contentTypes)[number]
export const ContentType = Type.Union(contentTypes.map((type) => Type.Literal(type)))

/** A piece of content as it is chosen. */
export const StudioContent = Type.Object({
  id: Id,
  /** What may name it in place of its id; null for a type without. */
  slug: Nullable(Type.String()),
  title: Type.String(),
  /** Address of its small picture; null without one. */
  picture: Nullable(Type.String()),
  /** Visitors can see it. */
  is_active: Type.Boolean(),
})
export type StudioContent = Static<typeof StudioContent>
