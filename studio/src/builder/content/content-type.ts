/** The type of content that a field of a config names. */
import { type ContentType, contentTypes } from '@storefront/contract/domain/content/content-types'
import type { Path } from '../document/types'

/** The type of a list module's items. */
const itemTypes: Readonly<Record<string, ContentType>> = {
  'shop.productsmodule': 'shop.product',
  'shop.productspagemodule': 'shop.product',
  'shop.productsrecommendpagemodule': 'shop.product',
  'distribution_mpage.distselectproductspagemodule': 'shop.product',
  'shop.couponspagemodule': 'shop.coupon',
  'event.eventsmodule': 'event.event',
  'event.eventspagemodule': 'event.event',
  'post.articlesmodule': 'post.article',
  'post.articlespagemodule': 'post.article',
  'post.articlecolumnpagemodule': 'post.article',
  'circle.topicsmodule': 'circle.topic',
  'circle.topicspagemodule': 'circle.topic',
  'note.notepagemodule': 'note.note',
  'note.notespagemodule': 'note.note',
  'note.usernotespagemodule': 'note.note',
}

const categoryTypes: Readonly<Record<string, ContentType>> = {
  'shop.product': 'shop.category',
  'post.article': 'post.category',
  'circle.topic': 'circle.category',
}

/** The type of content by its full name; undefined for a type that the studio cannot list. */
export const knownType = (type: unknown): ContentType | undefined => contentTypes.find((one) => one === type)

/** The type of the categories of a type's content; undefined where it has none. */
export const categoryTypeOf = (type: unknown): ContentType | undefined => categoryTypes[String(type)]

/**
 * THE table of properties that name content: of which type, given the module's type and what the config says of
 * `resource`.
 */
const byName: Readonly<Record<string, (module: string, resource: unknown) => ContentType | undefined>> = {
  ids: (module) => itemTypes[module],
  ignore_id: (module) => itemTypes[module],
  category: (module) => categoryTypeOf(itemTypes[module]),
  oid: (_, resource) => knownType(resource),
  composedpage_id: () => 'mpage.composedpage',
  page_id: () => 'mpage.page',
}

/**
 * The type of content that a property names; undefined for one that names none, or of a type that the studio cannot
 * list.
 */
export function contentTypeAt(module: string, path: Path, resource: unknown): ContentType | undefined {
  return byName[String(path.at(-1))]?.(module, resource)
}
