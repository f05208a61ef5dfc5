import type { Link } from '@storefront/contract/entities/common'
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { outlineHtml } from './html-outline'
import { ATTRIBUTES, LINK_SCHEMES, OPAQUE_TAGS, SCHEMES, STYLES, TAGS, VALUES, VOID_TAGS } from './html-rules'

/** Escapes for text and for quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
    .replace(/`/g, '&#96;')
}

/** Addresses: of this site, or of the web by https and http, mail and telephone for links. Null for all others. */
export function safeAddress(raw: string, isLink: boolean): string | null {
  // Browsers drop these inside an address, and so could hide a scheme behind them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const address = raw.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufffd]/g, '')
  if (address === '') return null
  const scheme = /^([^/?#]*?):/.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined) return address.startsWith('\\') ? null : address
  return (isLink ? LINK_SCHEMES : SCHEMES).includes(scheme) ? address : null
}

/** Returns a link whose address is safe to follow. */
export const safeLink = (link: Link): Link => ({
  ...link,
  ...(link.url !== undefined && { url: safeAddress(link.url, true) ?? '' }),
})

/** Characters of a text that are read; the longest that an operator could store by a call. */
const LENGTH_MAX = 256 * 1024
/** Elements inside of each other. No text has as many, and reading them takes the square of their number. */
const DEPTH_MAX = 100

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  nonTextTags: OPAQUE_TAGS,
  selfClosing: VOID_TAGS,
  nestingLimit: DEPTH_MAX,
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: SCHEMES,
  allowedSchemesByTag: { a: LINK_SCHEMES },
  allowedStyles: { '*': STYLES },
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => !Object.hasOwn(VALUES, name) || VALUES[name]?.test(value)),
      ),
    }),
  },
}

/**
 * Sanitizes rich text of the database to a safe subset before it is sent (spec 2: rich-text viewer). The output has
 * only allowed tags with allowed attributes and escaped text, every element that it opens is closed, and its headings
 * are an outline.
 */
export function cleanHtml(html: string): string {
  // A bare ` />` is always the end of a void element, since `>` is escaped in texts and values.
  return outlineHtml(sanitizeHtml(html.slice(0, LENGTH_MAX), OPTIONS).replaceAll(' />', '>'))
}
