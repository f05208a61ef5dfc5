import { attributeOf, tokenizeHtml, endOfElement } from './html-tags'

export type HtmlPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }
  /** A table with pictures in it; `src` is the first one's. */
  | { readonly kind: 'table'; readonly html: string; readonly src: string }

/** Addresses of the pictures of cleaned rich text, in their order. */
export function imagesOf(html: string): readonly string[] {
  return (html.match(/<img\b[^>]*>/g) ?? []).map((tag) => attributeOf(tag, 'src')).filter((src) => src !== '')
}

/**
 * Cuts cleaned rich text at each picture, so that it can be an element of its own. A picture in a link stays where it is,
 * and a table with pictures stays whole, as a part of its own.
 */
export function splitAtImages(html: string): readonly HtmlPart[] {
  return tokenizeHtml<HtmlPart>(html, (tag, name, at) => {
    const end = at + tag.length
    if (name === 'img') {
      const src = attributeOf(tag, 'src')
      return src ? { part: { kind: 'image', src, alt: attributeOf(tag, 'alt') }, until: end } : null
    }
    if (name !== 'table') return null
    const until = endOfElement(html, name, end)[1]
    const whole = html.slice(at, until)
    const [src] = imagesOf(whole)
    return src ? { part: { kind: 'table', html: whole, src }, until } : null
  })
}
