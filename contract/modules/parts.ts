import { type Static, Type } from '@sinclair/typebox'
import { Image, Link } from '../entities/common'
import { FrameConfig, moduleRow } from './define'

export const NavConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    columns: Type.Optional(Type.Integer({ minimum: 3, maximum: 5 })),
    items: Type.Array(Type.Object({ title: Type.String(), icon: Image, link: Link })),
  }),
])
export type NavConfig = Static<typeof NavConfig>

/** `search_type` is the module type whose items are looked for (spec 2, /search?type=); products without it. */
export const SearchConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    placeholder: Type.Optional(Type.String()),
    hot_words: Type.Optional(Type.Array(Type.String())),
    search_type: Type.Optional(Type.String()),
  }),
])
export type SearchConfig = Static<typeof SearchConfig>

/**
 * The shop's own text. `<div data-form="slug">`, `<div data-vote="id">` and `<video>` in it become a form, a vote
 * and a film (docs/how-to/rich-text.md).
 */
export const RichTextConfig = Type.Composite([FrameConfig, Type.Object({ html: Type.String() })])
export type RichTextConfig = Static<typeof RichTextConfig>

/** Header with the user and links to their pages; asks a visitor to log in. */
export const UserHeaderConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    bg_image: Type.Optional(Image),
    items: Type.Optional(Type.Array(Type.Object({ title: Type.String(), icon: Type.Optional(Image), link: Link }))),
  }),
])
export type UserHeaderConfig = Static<typeof UserHeaderConfig>

/** A shop, or one distributor's corner of it (spec 3, store header). */
export const StoreHeaderConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    name: Type.String(),
    intro: Type.Optional(Type.String()),
    logo: Type.Optional(Image),
    avatar: Type.Optional(Image),
    bg_image: Type.Optional(Image),
    contact_phone: Type.Optional(Type.String()),
    contact_name: Type.Optional(Type.String()),
    contact_wx_qrcode: Type.Optional(Image),
    distributor: Type.Optional(Type.Object({ user: Type.Object({ avatar: Type.Optional(Image) }) })),
  }),
])
export type StoreHeaderConfig = Static<typeof StoreHeaderConfig>

export const partModules = [
  moduleRow('mpage.h5navbar', NavConfig, { columns: 5, items: [] }),
  moduleRow('shop.productsearchpagemodule', SearchConfig, { hot_words: [] }),
  moduleRow('mpage.richtextpagemodule', RichTextConfig, { html: '' }),
  moduleRow('mpage.userheaderpagemodule', UserHeaderConfig, {}),
  moduleRow('shop.storeheaderpagemodule', StoreHeaderConfig, { name: '' }),
]
