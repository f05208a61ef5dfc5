import { CANARY, payloads, RUN } from '../../support/xss'

/** The site that is attacked. */
export const SITE = 1

/** Without what the database itself refuses: NUL and halves of characters. */
export const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '')

/** Words where a shop's words stand: markup, quotes that try to leave an attribute, templates. */
export const WORDS = `"><img src=x onerror=${RUN}>'\`{{${RUN}}}</title><script>${RUN}</script>`
export const SCRIPT = `javascript:${RUN}`
/** A colour that tries to leave its property, and to load. */
export const COLOUR = `red;background:url(//${CANARY}/)`
const image = { full: SCRIPT, thumb: SCRIPT, thumb_wx_mp: `data:text/html,${WORDS}`, width: 9, height: 9 }
const picture = { full: '/x.png', thumb: '/x.png', thumb_wx_mp: '/x.png', width: 9, height: 9 }
const link = { url: SCRIPT }
export const frame = {
  has_title: true,
  title_config: { title: WORDS, subtitle: WORDS, color: COLOUR },
  module_background_color: COLOUR,
  style_config: { item_background_color: COLOUR, radius: `9px;${COLOUR}` },
  layoutConfig: { columns: COLOUR, ratio: COLOUR, gap: COLOUR },
  padding_lr: COLOUR,
  list_config: { show_more: true, more_link: link },
  resource: WORDS,
}
const annotations = [
  { ptype: 'albumannotationtag', left: COLOUR, top: 9, title: WORDS, link },
  { ptype: 'albumannotationarea', left: 9, top: 9, width: 50, height: 50, title: WORDS, link },
]
const items = [
  { image, title: WORDS, link, annotations },
  { image: picture, icon: picture, title: WORDS, link, annotations },
]
export const modules: readonly (readonly [string, Record<string, unknown>])[] = [
  ['mpage.adspagemodule', { items, height: COLOUR }],
  ['mpage.imageadspagemodule', { items }],
  ['mpage.imageareapagemodule', { image: picture, title: WORDS, annotations }],
  ['mpage.squarepagemodule', { items }],
  ['video.videopagemodule', { url: SCRIPT, poster: image, title: WORDS }],
  ['video.videopagemodule', { url: '/x.mp4', poster: picture, title: WORDS }],
  ['mpage.h5navbar', { columns: COLOUR, items }],
  ['shop.productsearchpagemodule', { placeholder: WORDS, hot_words: [WORDS], search_type: WORDS }],
  ['mpage.userheaderpagemodule', { bg_image: image, items }],
  [
    'shop.storeheaderpagemodule',
    { name: WORDS, intro: WORDS, logo: image, contact_phone: SCRIPT, contact_name: WORDS },
  ],
  ['post.articlesmodule', { source: { ids: [1] } }],
  ['post.articlecolumnpagemodule', { kind: 'tag', items: [{ title: WORDS, tag: WORDS }, { title: WORDS }] }],
  [WORDS, { items }],
  ...payloads
    .filter((_, index) => index % 40 === 0)
    .map((html) => ['mpage.richtextpagemodule', { html: storable(html) }] as const),
]
