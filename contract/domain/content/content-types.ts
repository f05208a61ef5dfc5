/**
 * Types of content that a page's modules and links refer to, by their full names; the categories of three of them
 * beside these.
 */
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
