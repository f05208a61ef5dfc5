import { attributeOf, closingTags, endOfElement, isInsideUnbreakable, type OpenTag, openingTags, hasVisibleContent, tagPattern, VOID_TAGS } from './html-tags'

/** A stretch of rich text: words and pictures, or something that lives. */
export type RichSegment =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'form'; readonly slug: string }
  | { readonly kind: 'vote'; readonly id: string }
  | { readonly kind: 'video'; readonly src: string; readonly poster: string; readonly title: string }

type Living = Exclude<RichSegment, { kind: 'html' }>

/** What a tag begins (docs/how-to/rich-text.md), or null; a film may name its file in a `<source>` of its own. */
function livingOf(tag: string, name: string, inside: string): Living | null {
  if (name === 'video') {
    const src = attributeOf(tag, 'src') || attributeOf(/<source\b[^>]*>/.exec(inside)?.[0] ?? '', 'src')
    return src ? { kind: 'video', src, poster: attributeOf(tag, 'poster'), title: attributeOf(tag, 'title') } : null
  }
  const [slug, id] = [attributeOf(tag, 'data-form'), attributeOf(tag, 'data-vote')]
  if (slug) return { kind: 'form', slug }
  return id ? { kind: 'vote', id } : null
}

const begins = (tag: string, name: string): boolean => name === 'video' || (name === 'div' && /\sdata-(?:form|vote)="/.test(tag))

/**
 * Cuts cleaned rich text at its forms, votes and films. What is open around one is closed before it and opened again
 * behind it; one in a table or a link comes behind that. What a form or a vote holds is for readers that know neither.
 */
export function segmentsOf(html: string): readonly RichSegment[] {
  const segments: RichSegment[] = []
  const open: OpenTag[] = []
  const nodes: Living[] = []
  let chunk = ''
  let from = 0
  const flush = () => {
    if (hasVisibleContent(chunk)) segments.push({ kind: 'html', html: chunk })
    chunk = ''
  }
  const place = (living: readonly Living[]) => {
    chunk += closingTags(open)
    flush()
    segments.push(...living)
    chunk = openingTags(open)
  }
  const tags = tagPattern()
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [tag, slash, name = ''] = match
    chunk += html.slice(from, match.index)
    from = match.index + tag.length
    if (!slash && begins(tag, name)) {
      const [inner, outer] = endOfElement(html, name, from)
      const living = livingOf(tag, name, html.slice(from, inner))
      from = outer
      tags.lastIndex = outer
      if (living && isInsideUnbreakable(open)) nodes.push(living)
      else if (living) place([living])
      continue
    }
    chunk += tag
    if (slash) open.pop()
    else if (!VOID_TAGS.includes(name)) open.push({ name, tag })
    if (nodes.length > 0 && !isInsideUnbreakable(open)) place(nodes.splice(0))
  }
  chunk += html.slice(from)
  flush()
  return nodes.length > 0 ? [...segments, ...nodes] : segments
}
