import type { Link } from '@storefront/contract/entities/common'
import { linkHref } from '@/shared/link/href'
import { amountOf, imageOf, linkOf, textOf } from '@/lib/read'
import { draftCard } from './draftCard'
import type { CardItem } from './item'
import { eventOps, productOps } from './ops'
import { idOf, keyOf, type Raw } from './raw'
import { articleCard, eventCard, productCard } from './toCard'
import { noteCard, topicCard } from './toSocialCard'
import { couponCard, voucherCard } from './toTicketCard'
import type { CardContext } from './card-context'

/** The functions that make cards of items of one type. A missing or wrong value of an item never makes them throw. */
export interface CardKind {
  readonly toItem: (raw: Raw, context: CardContext, index: number) => CardItem
  /** Returns the parts that differ on an operator's card (spec 2, ops style). */
  readonly ops?: (raw: Raw, context: CardContext) => Partial<CardItem>
}

const product: CardKind = { toItem: productCard, ops: productOps }

/** THE table of cards: an item's `ctype` -> its card. */
const kinds: ReadonlyMap<string, CardKind> = new Map<string, CardKind>([
  ['shop.product', product],
  ['shop.eticket', product],
  ['event.ticket', product],
  ['event.event', { toItem: eventCard, ops: eventOps }],
  ['post.article', { toItem: articleCard }],
  ['circle.topic', { toItem: topicCard }],
  ['note.note', { toItem: noteCard }],
  ['note.draft', { toItem: draftCard }],
  ['shop.coupon', { toItem: couponCard }],
  ['shop.pickupvoucher', { toItem: voucherCard }],
])

export const knownKinds = (): string[] => [...kinds.keys()]

/**
 * Returns the kind of a `ctype`; an unknown one is whatever it has in common with the known ones (spec 2, generic item
 * list).
 */
export const kindOf = (ctype: string): CardKind | undefined => kinds.get(ctype)

export const anyKind: CardKind = { toItem: anyCard }

function anyCard(raw: Raw, _: CardContext, index: number): CardItem {
  const image = imageOf(raw.main_image) ?? imageOf(raw.image) ?? imageOf(raw.icon)
  const own: Link = { type: textOf(raw.ctype), id: idOf(raw), slug: textOf(raw.slug) || undefined }
  // A type without a screen would be a control that does nothing.
  const opens = own.type !== '' && own.id !== undefined && linkHref(own) !== undefined
  return {
    key: `i${keyOf(raw, index)}`,
    title: textOf(raw.title) || textOf(raw.name) || textOf(raw.label),
    sub: textOf(raw.abstract) || textOf(raw.description),
    image,
    ratio: image ? 1 : 0,
    meta: '',
    amount: amountOf(raw.price),
    markedPrice: amountOf(raw.price_marked),
    badge: '',
    link: linkOf(raw.link) ?? (opens ? own : null),
  }
}
