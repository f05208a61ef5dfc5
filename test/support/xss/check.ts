import { CANARY } from './marks'

/** The elements that cleaned text may hold. */
const ELEMENTS = new Set(
  'p div span br hr b strong i em u s del ins sub sup small mark blockquote pre code h1 h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption section article table caption thead tbody tfoot tr td th colgroup col a img video audio source'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'title style align dir lang href rel src alt width height poster controls type colspan rowspan start data-form data-vote'.split(
    ' ',
  ),
)
const ADDRESSES = new Set(['href', 'src', 'poster'])
const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  href: ['http:', 'https:', 'mailto:', 'tel:'],
  src: ['http:', 'https:'],
  poster: ['http:', 'https:'],
}

/** The scheme as the browser reads it, whatever it looks like; empty without one. */
function schemeOf(address: string): string {
  try {
    return new URL(address, 'https://shop.invalid/mobile/').protocol
  } catch {
    return ''
  }
}

function wrongAttribute(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return true
  if (name === 'style')
    return /url|image-set|expression|import|@|\\|\/\*|attr\(|var\(|env\(|behavior|binding|position|z-index/i.test(value)
  if (!ADDRESSES.has(name)) return false
  return !SCHEMES[name]?.includes(schemeOf(value))
}

/**
 * Returns the dangerous parts below an element as texts; empty if there are none. It uses its own allow list,
 * independent of the cleaner's.
 */
export function dangersIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const own = ELEMENTS.has(name) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`<${name}>`]
    const attributes = [...element.attributes].filter((attribute) => wrongAttribute(attribute.name, attribute.value))
    return [...own, ...attributes.map((attribute) => `${name}[${attribute.name}=${attribute.value}]`)]
  })
}

/** Returns the elements that would request the canary host automatically; a link needs a click. */
export const asksCanary = (root: ParentNode): string[] =>
  ['src', 'poster', 'style', 'background', 'data'].flatMap((name) =>
    [...root.querySelectorAll(`[${name}*="${CANARY}"]`)].map((element) => `${element.tagName} asks by ${name}`),
  )
