import { attributeOf, closing, endOf, isWhole, type OpenTag, reopening, showsSomething, tagPattern, VOID_TAGS } from './html-tags'

export type HtmlPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }
  /** A table with pictures in it; `src` is the first one's. */
  | { readonly kind: 'table'; readonly html: string; readonly src: string }

/** Addresses of the pictures of cleaned rich text, in their order. */
export function imagesOf(html: string): readonly string[] {
  return (html.match(/<img\b[^>]*>/g) ?? []).map((tag) => attributeOf(tag, 'src')).filter((src) => src !== '')
}

function imageAt(tag: string, name: string): HtmlPart | null {
  const src = name === 'img' ? attributeOf(tag, 'src') : ''
  return src ? { kind: 'image', src, alt: attributeOf(tag, 'alt') } : null
}

function tableAt(html: string, at: number, tag: string, name: string): HtmlPart | null {
  if (name !== 'table') return null
  const whole = html.slice(at, endOf(html, name, at + tag.length)[1])
  const [src] = imagesOf(whole)
  return src ? { kind: 'table', html: whole, src } : null
}

/**
 * Cuts cleaned rich text at each picture, so that it can be an element of its own. What is open around it is closed
 * before it and opened again behind it. A picture in a link stays where it is, and a table with pictures stays whole, as
 * a part of its own.
 */
export function splitAtImages(html: string): readonly HtmlPart[] {
  const parts: HtmlPart[] = []
  const open: OpenTag[] = []
  let chunk = ''
  let from = 0
  const flush = () => {
    if (showsSomething(chunk)) parts.push({ kind: 'html', html: chunk })
    chunk = ''
  }
  const tags = tagPattern()
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [tag, slash, name = ''] = match
    chunk += html.slice(from, match.index)
    from = match.index + tag.length
    const part = slash || isWhole(open) ? null : (imageAt(tag, name) ?? tableAt(html, match.index, tag, name))
    if (part) {
      if (part.kind === 'table') from = match.index + part.html.length
      tags.lastIndex = from
      chunk += closing(open)
      flush()
      parts.push(part)
      chunk = reopening(open)
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
