/** Elements that the editor keeps, some under the name that means the same. */
const TAGS = new Set('p br hr b strong i em u s del strike blockquote pre code h2 h3 h4 ul ol li a img video source div'.split(' '))
/** Attributes that it keeps, by element. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  video: ['src', 'poster', 'title', 'controls'],
  div: ['data-form', 'data-vote', 'data-product'],
  ol: ['start'],
}
/** Wrappers of pasted documents that carry nothing. */
const WRAPPERS = new Set(['html', 'head', 'body', 'meta', 'span', 'o:p'])

const isEmbed = (element: Element) => element.tagName !== 'DIV' || (ATTRIBUTES.div ?? []).some((name) => element.hasAttribute(name))

/**
 * What of a text the editor does not keep, as names of elements and attributes without repetition; none for a text that comes out
 * as it went in. @param isPaste ignores what every word processor wraps around its text
 */
export function lossesOf(html: string, isPaste = false): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const losses = new Set<string>()
  for (const element of document.body.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase()
    if (isPaste && WRAPPERS.has(tag)) continue
    if (!TAGS.has(tag) || !isEmbed(element)) {
      losses.add(tag)
      continue
    }
    if (isPaste) continue
    for (const { name } of element.attributes) if (!(ATTRIBUTES[tag] ?? []).includes(name)) losses.add(`${tag}[${name}]`)
  }
  return [...losses]
}
