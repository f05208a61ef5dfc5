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

/** The time until a moment; `until` is ISO 8601, '' before one is chosen. Without `ended` the module goes when it comes. */
export const CountdownConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    until: Type.String({ maxLength: 40, pattern: '^$|^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}' }),
    label: Type.Optional(Type.String({ maxLength: 40 })),
    ended: Type.Optional(Type.String({ maxLength: 40 })),
    link: Type.Optional(Link),
  }),
])
export type CountdownConfig = Static<typeof CountdownConfig>

/** Announcements of one line each, shown one after the other. */
export const NoticeConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    items: Type.Array(Type.Object({ title: Type.String({ maxLength: 80 }), link: Type.Optional(Link) }), {
      maxItems: 10,
    }),
  }),
])
export type NoticeConfig = Static<typeof NoticeConfig>

/** Empty space between two modules; `height` in px of the design's 375, with a line in its middle if asked. */
export const SpacerConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    height: Type.Integer({ minimum: 4, maximum: 200 }),
    has_line: Type.Optional(Type.Boolean()),
  }),
])
export type SpacerConfig = Static<typeof SpacerConfig>

export const partModules = [
  moduleRow('mpage.h5navbar', NavConfig, { columns: 5, items: [] }),
  moduleRow('shop.productsearchpagemodule', SearchConfig, { hot_words: [] }),
  moduleRow('mpage.richtextpagemodule', RichTextConfig, { html: '' }),
  moduleRow('mpage.userheaderpagemodule', UserHeaderConfig, {}),
  moduleRow('shop.storeheaderpagemodule', StoreHeaderConfig, { name: '' }),
  moduleRow('mpage.countdownpagemodule', CountdownConfig, { until: '' }),
  moduleRow('mpage.noticepagemodule', NoticeConfig, { items: [] }),
  moduleRow('mpage.spacerpagemodule', SpacerConfig, { height: 16, has_margin_b: false }),
]
