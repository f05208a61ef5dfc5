import { type Static, Type } from '@sinclair/typebox'
import { FrameConfig, ListSource, moduleRow } from './define'

/** A title and the items under it. */
const Group = Type.Object({ title: Type.String(), source: ListSource })

/** Items of one resource. More than one group are tabs (spec 2); `source` alone is one group without a tab. */
export const ListConfig = Type.Composite([
  FrameConfig,
  Type.Object({ source: Type.Optional(ListSource), groups: Type.Optional(Type.Array(Group)) }),
])
export type ListConfig = Static<typeof ListConfig>

/** Articles by category or by tag, one tab each; `items` name a category by id or slug, or a tag. */
export const ArticleColumnConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    kind: Type.Union([Type.Literal('category'), Type.Literal('tag')]),
    items: Type.Array(
      Type.Object({ title: Type.String(), category: Type.Optional(Type.String()), tag: Type.Optional(Type.String()) }),
    ),
    ordering: Type.Optional(Type.String()),
  }),
])
export type ArticleColumnConfig = Static<typeof ArticleColumnConfig>

/** Types whose items come from a source of the same kind; `page module` variants are the same list on a page. */
const listTypes = [
  'shop.productsmodule',
  'shop.productspagemodule',
  'shop.productsrecommendpagemodule',
  'distribution_mpage.distselectproductspagemodule',
  'shop.pickupvoucherspagemodule',
  'shop.couponspagemodule',
  'event.eventsmodule',
  'event.eventspagemodule',
  'post.articlesmodule',
  'post.articlespagemodule',
  'circle.topicsmodule',
  'circle.topicspagemodule',
  'note.notepagemodule',
  'note.notespagemodule',
  'note.usernotespagemodule',
  'note.localdraftmodule',
]

export const listModules = [
  ...listTypes.map((type) => moduleRow(type, ListConfig, { source: {} })),
  moduleRow('post.articlecolumnpagemodule', ArticleColumnConfig, { kind: 'category', items: [] }),
]
