/** Allowed content of rich text: what lib/html configures sanitize-html by. */

const TEXT_TAGS = [
  'p',
  'div',
  'span',
  'br',
  'hr',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'mark',
  'blockquote',
  'pre',
  'code',
]
const BLOCK_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'section',
  'article',
]
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'colgroup', 'col']
export const TAGS = [...TEXT_TAGS, ...BLOCK_TAGS, ...TABLE_TAGS, 'a', 'img', 'video', 'audio', 'source']
/** Elements without content or end. */
export const VOID_TAGS = ['br', 'hr', 'img', 'col', 'source']
/** Dropped with their content. */
export const OPAQUE_TAGS = [
  'script',
  'style',
  'svg',
  'math',
  'template',
  'iframe',
  'frame',
  'frameset',
  'noframes',
  'object',
  'embed',
  'applet',
  'noscript',
  'noembed',
  'xmp',
  'plaintext',
  'textarea',
  'title',
  'select',
  'option',
  'head',
  'canvas',
  'form',
]

/** By the element that may have them, `*` for all. */
export const ATTRIBUTES: Record<string, string[]> = {
  '*': ['title', 'style', 'align', 'dir', 'lang'],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  // What the client makes a form, a vote, products and a film of (docs/how-to/rich-text.md).
  div: ['data-form', 'data-vote', 'data-product'],
  video: ['src', 'poster'],
  audio: ['src', 'controls'],
  source: ['src', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
}
const NAME = /^[a-z0-9][a-z0-9_-]{0,59}$/i
const PIXELS = /^\d{1,4}%?$/
const SPAN = /^\d{1,3}$/
/** Patterns for the values of some attributes; the values of the others are free texts, addresses or styles. */
export const VALUES: Readonly<Record<string, RegExp>> = {
  'data-form': NAME,
  'data-vote': NAME,
  // The database reads them by the same pattern (0032_content_likes.sql).
  'data-product': /^[1-9]\d{0,14}(?: [1-9]\d{0,14}){0,8}$/,
  width: PIXELS,
  height: PIXELS,
  colspan: SPAN,
  rowspan: SPAN,
  start: /^-?\d{1,6}$/,
  align: /^(?:left|right|center|justify)$/i,
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: /^[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,4}$/i,
  type: /^[a-z]{1,20}\/[a-z0-9.+-]{1,40}$/i,
}
/** Schemes of addresses that a browser loads by itself, and of links. */
export const SCHEMES = ['http', 'https']
export const LINK_SCHEMES = [...SCHEMES, 'mailto', 'tel']

const STYLE_PROPERTIES = [
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'font-style',
  'text-align',
  'text-decoration',
  'text-indent',
  'line-height',
  'letter-spacing',
  'width',
  'height',
  'max-width',
  'margin',
  'margin-top',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'padding',
  'padding-top',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'border',
  'border-radius',
  'border-collapse',
  'vertical-align',
  'white-space',
]
/** Words, numbers, units, colours; the only functions are colours. */
const STYLE_VALUE = String.raw`(?:[\w\s.,%#+-]|rgba?\([\d\s.,%]+\)|hsla?\([\d\s.,%deg]+\))+$`
const ANY_VALUE = new RegExp(`^(?=.{1,99}$)${STYLE_VALUE}`, 'i')
const NOT_NEGATIVE = new RegExp(String.raw`^(?=.{1,99}$)(?!.*(?:^|\s)-)${STYLE_VALUE}`, 'i')
/** Article editors pull pieces over their neighbours and out of the column, where a phone cuts them off. */
const isDisplacing = (property: string): boolean => property.startsWith('margin') || property === 'text-indent'
export const STYLES = Object.fromEntries(
  STYLE_PROPERTIES.map((property) => [property, [isDisplacing(property) ? NOT_NEGATIVE : ANY_VALUE]]),
)
