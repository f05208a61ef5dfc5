import { type Static, Type } from '@sinclair/typebox'
import { Image, Link } from '../entities/common'
import { FrameConfig, ListSource, type ModuleRow, moduleRow } from './define'

const Ad = Type.Object({ image: Image, title: Type.Optional(Type.String()), link: Type.Optional(Link) })
const AdsConfig = Type.Composite([FrameConfig, Type.Object({ items: Type.Array(Ad), height: Type.Optional(Type.Integer()) })])
export type AdsConfig = Static<typeof AdsConfig>

const NavConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    columns: Type.Optional(Type.Integer({ minimum: 3, maximum: 5 })),
    items: Type.Array(Type.Object({ title: Type.String(), icon: Image, link: Link })),
  }),
])
export type NavConfig = Static<typeof NavConfig>

const SearchConfig = Type.Composite([
  FrameConfig,
  Type.Object({ placeholder: Type.Optional(Type.String()), hot_words: Type.Optional(Type.Array(Type.String())) }),
])
export type SearchConfig = Static<typeof SearchConfig>

const RichTextConfig = Type.Composite([FrameConfig, Type.Object({ html: Type.String() })])
export type RichTextConfig = Static<typeof RichTextConfig>

const ListConfig = Type.Composite([FrameConfig, Type.Object({ source: ListSource })])
export type ListConfig = Static<typeof ListConfig>

const row = (type: string, config: ModuleRow['config']): ModuleRow => moduleRow({ type, version: 1, config, migrations: [] })

/** THE page-module table, the half that server and client share; the renderers stand in src/page-modules. */
export const modules: readonly ModuleRow[] = [
  row('column.adsmodule', AdsConfig),
  row('mpage.adspagemodule', AdsConfig),
  row('shop.productadspagemodule', AdsConfig),
  row('mpage.h5navbar', NavConfig),
  row('shop.productsearchpagemodule', SearchConfig),
  row('mpage.richtextpagemodule', RichTextConfig),
  row('shop.productsmodule', ListConfig),
  row('event.eventsmodule', ListConfig),
  row('post.articlesmodule', ListConfig),
]

export * from './define'
