import { type Layout, layouts, modules } from '@storefront/contract/modules'
import { hasProperties, type Schema } from '../fields/schema'

export type PaletteGroup = 'pictures' | 'parts' | 'shop' | 'content'

/** Modules that staff can add to a page, by group. Of types that look the same, one is in the table. */
export const palette: readonly { readonly type: string; readonly group: PaletteGroup }[] = [
  { type: 'mpage.adspagemodule', group: 'pictures' },
  { type: 'mpage.imageadspagemodule', group: 'pictures' },
  { type: 'mpage.imageareapagemodule', group: 'pictures' },
  { type: 'mpage.squarepagemodule', group: 'pictures' },
  { type: 'video.videopagemodule', group: 'pictures' },
  { type: 'mpage.h5navbar', group: 'parts' },
  { type: 'mpage.richtextpagemodule', group: 'parts' },
  { type: 'shop.productsearchpagemodule', group: 'parts' },
  { type: 'mpage.userheaderpagemodule', group: 'parts' },
  { type: 'shop.storeheaderpagemodule', group: 'parts' },
  { type: 'mpage.countdownpagemodule', group: 'parts' },
  { type: 'mpage.noticepagemodule', group: 'parts' },
  { type: 'mpage.spacerpagemodule', group: 'parts' },
  { type: 'shop.productsmodule', group: 'shop' },
  { type: 'shop.productsrecommendpagemodule', group: 'shop' },
  { type: 'shop.couponspagemodule', group: 'shop' },
  { type: 'shop.pickupvoucherspagemodule', group: 'shop' },
  { type: 'distribution_mpage.distselectproductspagemodule', group: 'shop' },
  { type: 'post.articlesmodule', group: 'content' },
  { type: 'post.articlecolumnpagemodule', group: 'content' },
  { type: 'event.eventsmodule', group: 'content' },
  { type: 'circle.topicsmodule', group: 'content' },
  { type: 'note.notespagemodule', group: 'content' },
  { type: 'note.usernotespagemodule', group: 'content' },
  { type: 'note.localdraftmodule', group: 'content' },
]

export const paletteGroups: readonly PaletteGroup[] = ['pictures', 'parts', 'shop', 'content']

/** Types of pictures that stand in a layout as items do. */
const tiled: readonly string[] = ['mpage.imageadspagemodule', 'mpage.squarepagemodule']

/** Types whose items have a card for staff (spec 2, ops style). */
const staffed: readonly string[] = [
  'shop.productsmodule',
  'shop.productspagemodule',
  'shop.productsrecommendpagemodule',
  'distribution_mpage.distselectproductspagemodule',
  'event.eventsmodule',
  'event.eventspagemodule',
]

/** The layouts that a type can have; none for one that has its own look. */
export function layoutsOf(type: string): readonly Layout[] {
  const schema = modules.find((row) => row.type === type)?.config as Schema | undefined
  const listsItems = schema !== undefined && (hasProperties(schema, 'source') || hasProperties(schema, 'kind'))
  if (!listsItems && !tiled.includes(type)) return []
  return staffed.includes(type) ? layouts : layouts.filter((layout) => layout !== 'ops')
}
