import { ADDRESS_ATTRIBUTES, ALLOWED, ENTITIES, GLOBAL_ATTRIBUTES, OPAQUE, OWN_ATTRIBUTES, STYLE_PROPERTIES, STYLE_VALUE, VALUES, VOID } from './html-rules'

/** Reads character references, so that a value is judged by what a browser would make of it. */
function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]+));?/gi, (whole, hex?: string, dec?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? whole
    const code = hex === undefined ? Number(dec) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd'
  })
}

/** Escapes for text and for quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;').replace(/`/g, '&#96;')
}

/** Addresses: of this site, or of the web by https and http, mail and telephone for links. Null for all others. */
export function safeAddress(raw: string, isLink: boolean): string | null {
  // Browsers drop these inside an address, and so could hide a scheme behind them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const address = raw.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufffd]/g, '')
  if (address === '') return null
  const scheme = /^([^/?#]*?):/.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined) return address.startsWith('\\') ? null : address
  const allowed = isLink ? ['http', 'https', 'mailto', 'tel'] : ['http', 'https']
  return allowed.includes(scheme) ? address : null
}

function safeStyle(raw: string): string {
  return raw
    .split(';')
    .flatMap((part) => {
      const [name = '', ...rest] = part.split(':')
      const property = name.trim().toLowerCase()
      const value = rest.join(':').trim()
      return STYLE_PROPERTIES.has(property) && value.length < 100 && STYLE_VALUE.test(value) ? [`${property}:${value}`] : []
    })
    .join(';')
}

function safeAttribute(tag: string, name: string, raw: string): string | null {
  if (!GLOBAL_ATTRIBUTES.has(name) && !OWN_ATTRIBUTES[tag]?.includes(name)) return null
  const value = decode(raw)
  if (ADDRESS_ATTRIBUTES.has(name)) return safeAddress(value, tag === 'a')
  if (name === 'style') return safeStyle(value) || null
  if (Object.hasOwn(VALUES, name) && !VALUES[name]?.test(value)) return null
  return value
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

function writeTag(tag: string, source: string): string {
  const seenNames = new Set<string>()
  let out = `<${tag}`
  for (const [, rawName = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const name = rawName.toLowerCase()
    const value = safeAttribute(tag, name, double ?? single ?? bare ?? '')
    if (value === null || seenNames.has(name)) continue
    seenNames.add(name)
    out += ` ${name}="${escapeHtml(value)}"`
  }
  if (tag === 'a') out += ' rel="noopener noreferrer nofollow"'
  return `${out}>`
}

/** A tag, a comment or a declaration; attributes may hold `>` inside quotes. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)(?:>|$)/g

/**
 * Sanitizes rich text of the database to a safe subset before it is sent (spec 2: rich-text viewer). The input is split
 * into tokens and written again: the output has only allowed tags with allowed, quoted attributes and escaped text, and
 * nothing of the input is passed through unchanged. Elements whose content is not text (script, style, svg, ...) are
 * dropped with their content. The result closes every element that it opens.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let out = ''
  let opaque: { tag: string; depth: number } | null = null
  let last = 0
  const text = (to: number) => {
    if (!opaque && to > last) out += escapeHtml(decode(html.slice(last, to)))
  }
  for (const match of html.matchAll(TOKEN)) {
    text(match.index)
    last = match.index + match[0].length
    if (match[2] === undefined) continue
    const isEnd = match[1] === '/'
    const tag = match[2].toLowerCase()
    if (opaque) {
      if (tag === opaque.tag) opaque.depth += isEnd ? -1 : 1
      if (opaque.depth === 0) opaque = null
    } else if (OPAQUE.has(tag)) {
      if (!isEnd) opaque = { tag, depth: 1 }
    } else if (ALLOWED.has(tag)) out += isEnd ? closeTo(open, tag) : openTag(open, tag, match[3] ?? '')
  }
  text(html.length)
  return out + closeAll(open)
}

function openTag(open: string[], tag: string, attributes: string): string {
  if (!VOID.has(tag)) open.push(tag)
  return writeTag(tag, attributes)
}

/** Closes up to the nearest open `tag`; an end without a beginning is nothing. */
function closeTo(open: string[], tag: string): string {
  const at = open.lastIndexOf(tag)
  if (at < 0) return ''
  return open
    .splice(at)
    .reverse()
    .map((name) => `</${name}>`)
    .join('')
}

const closeAll = (open: string[]) =>
  open
    .reverse()
    .map((name) => `</${name}>`)
    .join('')
