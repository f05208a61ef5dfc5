/** Pictures in rich text that the server has cleaned: attributes are in double quotes, and every tag but the void ones is closed. */

export type HtmlPart = { readonly kind: 'html'; readonly html: string } | { readonly kind: 'image'; readonly src: string; readonly alt: string }

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/
const VOID: readonly string[] = ['br', 'hr', 'img', 'col', 'source']

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' }
const plain = (text: string): string => text.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)
const attribute = (tag: string, name: string): string => plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** Addresses of the pictures, in their order. */
export function imagesOf(html: string): readonly string[] {
  return (html.match(/<img\b[^>]*>/g) ?? []).map((tag) => attribute(tag, 'src')).filter((src) => src !== '')
}

/** Words, or something that draws without them. */
const hasContent = (html: string): boolean => /<(?:img|hr|video|audio|table)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''

/**
 * Cuts at each picture, so that it can be an element of its own. What is open around it is closed before it and opened
 * again behind it. A picture in a table or a link stays where it is: the cells would fall apart, and the link is the tap's.
 */
export function splitAtImages(html: string): readonly HtmlPart[] {
  const parts: HtmlPart[] = []
  const open: { readonly name: string; readonly tag: string }[] = []
  let chunk = ''
  let from = 0
  const flush = () => {
    if (hasContent(chunk)) parts.push({ kind: 'html', html: chunk })
    chunk = ''
  }
  const tags = new RegExp(TAG, 'g')
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [tag, slash, name = ''] = match
    chunk += html.slice(from, match.index)
    from = match.index + tag.length
    const src = name === 'img' ? attribute(tag, 'src') : ''
    if (src && !open.some((one) => one.name === 'table' || one.name === 'a')) {
      for (const one of [...open].reverse()) chunk += `</${one.name}>`
      flush()
      parts.push({ kind: 'image', src, alt: attribute(tag, 'alt') })
      chunk = open.map((one) => one.tag).join('')
      continue
    }
    chunk += tag
    if (slash) open.pop()
    else if (!VOID.includes(name)) open.push({ name, tag })
  }
  chunk += html.slice(from)
  flush()
  return parts
}
