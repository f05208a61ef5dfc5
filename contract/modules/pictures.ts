import { type Static, Type } from '@sinclair/typebox'
import { Annotation, Image, Link } from '../entities/common'
import { FrameConfig, moduleRow } from './define'

const Height = Type.Integer({ minimum: 40, maximum: 800 })
const Ad = Type.Object({
  image: Image,
  title: Type.Optional(Type.String()),
  link: Type.Optional(Link),
  annotations: Type.Optional(Type.Array(Annotation)),
})

/**
 * An advert whose words can lie over the picture: the title with a line above it, and the words of a button. `has_words`
 * shows them; without it the title is for readers alone.
 */
const WordedAd = Type.Composite([
  Ad,
  Type.Object({
    has_words: Type.Optional(Type.Boolean()),
    subtitle: Type.Optional(Type.String()),
    action: Type.Optional(Type.String()),
  }),
])

/** Pictures that lead somewhere; more than one is a carousel. `height` in px of the design's 375. */
export const AdsConfig = Type.Composite([
  FrameConfig,
  Type.Object({ items: Type.Array(WordedAd), height: Type.Optional(Height) }),
])
export type AdsConfig = Static<typeof AdsConfig>

/** Pictures at their own height in the module's layout, each with its tags and areas. */
export const ImageAdsConfig = Type.Composite([FrameConfig, Type.Object({ items: Type.Array(Ad) })])
export type ImageAdsConfig = Static<typeof ImageAdsConfig>

/** One picture with areas that lead somewhere. */
export const ImageAreaConfig = Type.Composite([
  FrameConfig,
  Type.Object({ image: Image, title: Type.Optional(Type.String()), annotations: Type.Array(Annotation) }),
])
export type ImageAreaConfig = Static<typeof ImageAreaConfig>

/** Square tiles: a picture with words over it. */
export const SquareConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    items: Type.Array(Type.Object({ image: Image, title: Type.Optional(Type.String()), link: Type.Optional(Link) })),
  }),
])
export type SquareConfig = Static<typeof SquareConfig>

/** A film. `url` is its file's address; `poster` shows until it plays. */
export const VideoConfig = Type.Composite([
  FrameConfig,
  Type.Object({
    url: Type.String(),
    poster: Type.Optional(Image),
    title: Type.Optional(Type.String()),
    autoplay: Type.Optional(Type.Boolean()),
    loop: Type.Optional(Type.Boolean()),
  }),
])
export type VideoConfig = Static<typeof VideoConfig>

export const pictureModules = [
  ...['column.adsmodule', 'shop.productadsmodule', 'mpage.adspagemodule', 'shop.productadspagemodule'].map((type) =>
    moduleRow(type, AdsConfig, { items: [], height: 180 }),
  ),
  moduleRow('mpage.imageadspagemodule', ImageAdsConfig, { items: [] }),
  moduleRow('mpage.squarepagemodule', SquareConfig, { items: [] }),
  moduleRow('video.videopagemodule', VideoConfig, { url: '' }),
]

/** Its defaults hold no picture, which its schema asks for: a builder chooses one first. */
export const imageAreaModule = moduleRow('mpage.imageareapagemodule', ImageAreaConfig, {
  image: { full: '', thumb: '', thumb_wx_mp: '', width: 0, height: 0 },
  annotations: [],
})
