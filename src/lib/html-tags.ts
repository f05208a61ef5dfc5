/**
 * Tags of rich text that the server has cleaned: attributes are in double quotes, and every tag except the void ones is
 * closed.
 */

export const VOID_TAGS: readonly string[] = ['br', 'hr', 'img', 'col', 'source']

/** Matches a tag: its slash, its name, and all of it. A new pattern each time, because `exec` stores its position in it. */
export const tagPattern = (): RegExp => /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&#96;': '`', '&lt;': '<', '&gt;': '>' }
/** A text as it is read. */
export const decodeEntities = (text: string): string => text.replace(/&(?:amp|quot|#39|#96|lt|gt);/g, (entity) => entities[entity] ?? entity)

/** The value of a tag's attribute, read; empty without one. */
export const attributeOf = (tag: string, name: string): string => decodeEntities(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** Words, or something that shows without them. */
export const hasVisibleContent = (html: string): boolean => /<(?:img|hr|audio|table)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''

/** A tag that is open. */
export interface OpenTag {
  readonly name: string
  readonly tag: string
}

/** What closes all that is open, the innermost first. */
export const closingTags = (open: readonly OpenTag[]): string =>
  [...open]
    .reverse()
    .map(({ name }) => `</${name}>`)
    .join('')

/** What opens it again. */
export const openingTags = (open: readonly OpenTag[]): string => open.map(({ tag }) => tag).join('')

/** Within these nothing can be cut out: the cells of a table would fall apart, and what is in a link is the link's. */
export const isInsideUnbreakable = (open: readonly OpenTag[]): boolean => open.some(({ name }) => name === 'table' || name === 'a')

/** Where the element that begins before `from` ends: before and behind its closing tag. Without one at the end of the text. */
export function endOfElement(html: string, name: string, from: number): readonly [inner: number, outer: number] {
  const tags = tagPattern()
  tags.lastIndex = from
  let depth = 1
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    if (match[2] !== name) continue
    depth += match[1] ? -1 : 1
    if (depth === 0) return [match.index, tags.lastIndex]
  }
  return [html.length, html.length]
}

/** What `tokenizeHtml` finds at a tag: what it becomes, or null where it stays as it is; either way with all up to `until`. */
export interface TagMatch<P> {
  readonly part: P | null
  readonly until: number
}

type Html = { readonly kind: 'html'; readonly html: string }

/**
 * Cuts cleaned rich text at what `find` finds outside tables and links. What is open around it is closed before it and
 * opened again behind it.
 */
export function tokenizeHtml<P>(html: string, find: (tag: string, name: string, at: number) => TagMatch<P> | null): (P | Html)[] {
  const parts: (P | Html)[] = []
  const open: OpenTag[] = []
  let chunk = ''
  let from = 0
  const flush = () => {
    if (hasVisibleContent(chunk)) parts.push({ kind: 'html', html: chunk })
    chunk = ''
  }
  const tags = tagPattern()
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [tag, slash, name = ''] = match
    chunk += html.slice(from, match.index)
    from = match.index + tag.length
    const part = slash || isInsideUnbreakable(open) ? null : find(tag, name, match.index)
    if (part) {
      from = part.until
      tags.lastIndex = from
      if (part.part === null) chunk += html.slice(match.index, from)
      else {
        chunk += closingTags(open)
        flush()
        parts.push(part.part)
        chunk = openingTags(open)
      }
      continue
    }
    chunk += tag
    if (slash) open.pop()
    else if (!VOID_TAGS.includes(name)) open.push({ name, tag })
  }
  chunk += html.slice(from)
  flush()
  return parts
}
