import { attributeOf, tokenizeHtml, endOfElement, decodeEntities, hasVisibleContent, tagPattern } from './html-tags'

/** A stretch of one line of text, set in one way; with `href` it leads there. */
export interface Run {
  readonly text: string
  readonly href?: string
  readonly isBold?: boolean
}

interface TextLink {
  readonly href: string
  /** What it says; its picture's words, or its address, where it says nothing. */
  readonly text: string
}

export type LinkPart =
  | { readonly kind: 'html'; readonly html: string }
  /** A paragraph or a heading with links in it. */
  | { readonly kind: 'line'; readonly isHeading: boolean; readonly runs: readonly Run[] }
  /** A list or a table with links in it, which cannot be taken apart. */
  | { readonly kind: 'links'; readonly html: string; readonly links: readonly TextLink[] }

const LINE = /^(?:p|h[1-6]|a)$/
const HOLDER = /^(?:p|h[1-6]|a|ul|ol|dl|table|blockquote)$/
const BOLD = /^(?:b|strong)$/
/** In a line of runs there is nothing but these. */
const BEYOND_RUNS = /<(?!\/?(?:a|b|strong|i|em|u|s|del|ins|sub|sup|small|mark|code|span|br)\b)/

const wordsOf = (html: string): string => decodeEntities(html.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' '))

function linksOf(html: string): TextLink[] {
  return [...html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs)].flatMap(([, tag = '', inside = '']) => {
    const href = attributeOf(tag, 'href')
    const picture = attributeOf(/<img\b[^>]*>/.exec(inside)?.[0] ?? '', 'alt')
    return href ? [{ href, text: wordsOf(inside).trim() || picture || href }] : []
  })
}

/** A line's text in runs; those of a link are one. */
function runsOf(html: string): Run[] {
  const runs: Run[] = []
  let href = ''
  let bold = 0
  const add = (text: string) => {
    if (text !== '') runs.push({ text, ...(href && { href }), ...(bold > 0 && { isBold: true }) })
  }
  let from = 0
  for (const match of html.matchAll(tagPattern())) {
    const [tag, slash, name = ''] = match
    add(wordsOf(html.slice(from, match.index)).replace(/\s+/g, ' '))
    from = match.index + tag.length
    if (name === 'br') add('\n')
    else if (name === 'a') href = slash ? '' : attributeOf(tag, 'href')
    else if (BOLD.test(name)) bold += slash ? -1 : 1
  }
  add(wordsOf(html.slice(from)).replace(/\s+/g, ' '))
  return runs
}

function partOf(whole: string, name: string): LinkPart {
  const links = linksOf(whole)
  if (links.length === 0) return { kind: 'html', html: whole }
  if (!LINE.test(name) || BEYOND_RUNS.test(name === 'a' ? whole : whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('<'))))
    return { kind: 'links', html: whole, links }
  return { kind: 'line', isHeading: name.startsWith('h'), runs: runsOf(whole) }
}

/**
 * Cuts cleaned rich text at what holds links, for places whose rich text does not tell of a tap.
 */
export function splitAtLinks(html: string): readonly LinkPart[] {
  if (!html.includes('<a ')) return hasVisibleContent(html) ? [{ kind: 'html', html }] : []
  return tokenizeHtml<LinkPart>(html, (tag, name, at) => {
    if (!HOLDER.test(name)) return null
    const until = endOfElement(html, name, at + tag.length)[1]
    const part = partOf(html.slice(at, until), name)
    return { part: part.kind === 'html' ? null : part, until }
  })
}
