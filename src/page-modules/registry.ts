import { Ads } from './ads/Ads'
import { ItemList } from './items/ItemList'
import { NavBar } from './navbar/NavBar'
import { RichTextModule } from './richtext/RichTextModule'
import { SearchModule } from './search/SearchModule'
import type { ModuleRenderer } from './types'

const ads: ModuleRenderer = { Body: Ads, needsData: false, bleeds: true }
const items: ModuleRenderer = { Body: ItemList, needsData: true }

/** THE table of page modules, the half that draws; the config schemas stand in contract/modules. */
const renderers: ReadonlyMap<string, ModuleRenderer> = new Map([
  ['column.adsmodule', ads],
  ['mpage.adspagemodule', ads],
  ['shop.productadspagemodule', ads],
  ['mpage.h5navbar', { Body: NavBar, needsData: false }],
  ['shop.productsearchpagemodule', { Body: SearchModule, needsData: false }],
  ['mpage.richtextpagemodule', { Body: RichTextModule, needsData: false }],
  ['shop.productsmodule', items],
  ['event.eventsmodule', items],
  ['post.articlesmodule', items],
])

/** The renderer of a type; an unknown type is the generic item list (spec 2). */
export const rendererOf = (type: string): ModuleRenderer => renderers.get(type) ?? items

export const knownTypes = (): string[] => [...renderers.keys()]
