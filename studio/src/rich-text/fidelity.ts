import { ALIGNMENT_STYLE } from './alignment'

/** Elements that the editor keeps, some under the name that means the same. */
const TAGS = new Set(
  'p br hr b strong i em u s del strike blockquote pre code h2 h3 h4 ul ol li a img video source div'.split(' '),
)
/** Attributes that it keeps, by element. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  video: ['src', 'poster', 'title', 'controls'],
  div: ['data-form', 'data-vote', 'data-product'],
  ol: ['start'],
}
/** Elements that keep how they are aligned. */
const ALIGNED = new Set(['p', 'h2', 'h3', 'h4'])

const isEmbed = (element: Element) =>
  element.tagName !== 'DIV' || (ATTRIBUTES.div ?? []).some((name) => element.hasAttribute(name))

/** Whether an attribute comes out of the editor as it went in. */
const isAllowed = (tag: string, { name, value }: Attr): boolean =>
  (ATTRIBUTES[tag] ?? []).includes(name) || (name === 'style' && ALIGNED.has(tag) && ALIGNMENT_STYLE.test(value))

const elementsOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll<HTMLElement>('*')

/**
 * Returns the parts of a text that the editor does not keep, as distinct names of elements and attributes; empty if the
 * text comes out unchanged.
 */
export function lossesOf(html: string): string[] {
  const losses = new Set<string>()
  for (const element of elementsOf(html)) {
    const tag = element.tagName.toLowerCase()
    if (!TAGS.has(tag) || !isEmbed(element)) losses.add(tag)
    else
      for (const attribute of element.attributes)
        if (!isAllowed(tag, attribute)) losses.add(`${tag}[${attribute.name}]`)
  }
  return [...losses]
}

/** Elements of pasted documents that carry nothing, or become a paragraph (paste/tidy-paste.ts). */
const WRAPPERS = new Set(
  'html head body meta title link style xml span font o:p div section article main header footer figure figcaption center picture'.split(
    ' ',
  ),
)
/** The parts of a table are one loss. */
const TABLE = new Set('table caption thead tbody tfoot tr td th colgroup col'.split(' '))
/** Alike in all channels, a colour is that of usual text, as word processors write it at every word. */
const GREY_SPREAD = 40

function isColour(value: string): boolean {
  const channels = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(value)?.slice(1).map(Number) ?? []
  return channels.length > 0
    ? Math.max(...channels) - Math.min(...channels) > GREY_SPREAD
    : /^[a-z]+$/i.test(value) && !PLAIN_COLOURS.has(value)
}
const PLAIN_COLOURS = new Set(
  'black white gray grey silver dimgray inherit initial unset transparent currentcolor windowtext'.split(' '),
)

function styleLosses({ style }: HTMLElement): string[] {
  const backgrounds = [style.backgroundImage, style.background].some((value) => value.includes('url('))
  const isColoured = isColour(style.color) || isColour(style.backgroundColor)
  return [...(backgrounds ? ['background'] : []), ...(isColoured ? ['color'] : [])]
}

/**
 * Returns the parts of a pasted document that are lost, as distinct names: `table`, `color`, `background` (a picture
 * behind a text) and the elements that the editor lacks.
 */
export function pasteLosses(html: string): string[] {
  const losses = new Set<string>()
  for (const element of elementsOf(html)) {
    const tag = element.tagName.toLowerCase()
    for (const loss of styleLosses(element)) losses.add(loss)
    if (TABLE.has(tag)) losses.add('table')
    else if (!TAGS.has(tag) && !WRAPPERS.has(tag)) losses.add(tag)
  }
  return [...losses]
}
