import type { PictureSpec } from '../pictures/index'
import type { DayHour, UserSeed } from './types-base'

/** A topic of the circle. */
export interface TopicSeed {
  slug: string
  title: string
  abstract: string
  /** Slug of its category; none without it. */
  category?: string
  /** A demo user, or the name of somebody who has no account here. */
  author: { user: UserSeed['key'] } | { name: string }
  /** Days before the seeding. */
  published: DayHour
  hits: number
  likes: number
  /** At most nine. */
  pictures: readonly PictureSpec[]
  /** HTML of p, h3, blockquote. */
  body: string
}

/** A user's note; plain text. */
export interface NoteSeed {
  slug: string
  user: UserSeed['key']
  title: string
  content: string
  /** At most nine. */
  pictures: readonly PictureSpec[]
  published: DayHour
  hits: number
  /** Number of readers who like it; at most READERS. */
  likes: number
  /** The mentions: slugs of topics, codes of products. */
  topics?: readonly string[]
  products?: readonly string[]
  /** Published unless said. */
  isPrivate?: boolean
}

/** Pieces of a product that a user may still collect. */
export interface VoucherSeed {
  user: UserSeed['key']
  name: string
  /** Code of the product. */
  product: string
  quantity: number
  available: number
  /** Days from seeding; null never ends. */
  end: number | null
}

/** A distributor's selection: codes of products in their order. */
export interface SelectionSeed {
  user: UserSeed['key']
  products: readonly string[]
}
