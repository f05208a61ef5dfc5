import { linkTypes } from '@storefront/contract/routes'
import type { TextKey } from '@/i18n'

/** The types of search results. */
export type SearchKind = 'product' | 'article' | 'event' | 'topic' | 'note'

interface KindRow {
  readonly kind: SearchKind
  /** Its value in the address: a resource type. */
  readonly type: string
  readonly title: TextKey
  readonly placeholder: TextKey
}

/** The tabs of search, in their order; the first is what is searched for when an address names no other. */
export const searchKinds: readonly [KindRow, ...KindRow[]] = [
  { kind: 'product', type: 'shop.product', title: 'list.kinds.product', placeholder: 'list.search.product' },
  { kind: 'article', type: 'post.article', title: 'list.kinds.article', placeholder: 'list.search.article' },
  { kind: 'event', type: 'event.event', title: 'list.kinds.event', placeholder: 'list.search.event' },
  { kind: 'topic', type: 'circle.topic', title: 'list.kinds.topic', placeholder: 'list.search.topic' },
  { kind: 'note', type: 'note.note', title: 'list.kinds.note', placeholder: 'list.search.note' },
]

/** The kind of search for the modules and resources of each app: the part of a type before its point. */
const kindOfApp = new Map<string, SearchKind>([
  ['shop', 'product'],
  ['distribution_mpage', 'product'],
  ['post', 'article'],
  ['event', 'event'],
  ['circle', 'topic'],
  ['note', 'note'],
])

/** The full type of a link's short word: `article` is post.article. */
const fullType = new Map(Object.entries(linkTypes))

/**
 * Returns the row for an address's `type` (spec 2): a module's type, a resource's, or its short word. Unknown ones are
 * products.
 */
export function kindOf(type: string | undefined): KindRow {
  const [app = ''] = (fullType.get(type ?? '') ?? type ?? '').split('.')
  const kind = kindOfApp.get(app)
  return searchKinds.find((row) => row.kind === kind) ?? searchKinds[0]
}
