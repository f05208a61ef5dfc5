import { asObject } from '../http'

/** Fields of a pushed message; those within others are objects, repeated ones keep the last. */
export type PushMessage = Readonly<Record<string, unknown>>

/** Deeper than any message. */
const DEPTH_MAX = 5
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}
const CDATA = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/

/**
 * Returns the elements of a text one after the other, each closed by its own name: what the vendor writes and nothing
 * else of XML. No entities are declared and none is fetched.
 */
function elements(xml: string, depth: number): Record<string, unknown> | null {
  const fields: [string, unknown][] = []
  let at = 0
  while (at < xml.length) {
    const open = /^\s*<(\w{1,60})>/.exec(xml.slice(at))
    if (!open) return fields.length > 0 && xml.slice(at).trim() === '' ? Object.fromEntries(fields) : null
    const [head, name = ''] = open
    const start = at + head.length
    const cdata = /^\s*<!\[CDATA\[/.exec(xml.slice(start))
    const from = cdata ? xml.indexOf(']]>', start) : start
    const end = from < 0 ? -1 : xml.indexOf(`</${name}>`, from)
    if (end < 0) return null
    const inner = xml.slice(start, end)
    fields.push([name, parseValue(inner, depth)])
    at = end + name.length + 3
  }
  return fields.length > 0 ? Object.fromEntries(fields) : null
}

function parseValue(inner: string, depth: number): unknown {
  const cdata = CDATA.exec(inner)
  if (cdata) return cdata[1]
  const nested = depth < DEPTH_MAX && inner.includes('<') ? elements(inner, depth + 1) : null
  return nested ?? inner.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity).trim()
}

/** Reads a message as the vendor writes it: JSON, or XML around which stands `<xml>`. Null when it is neither. */
export function parsePush(text: string): PushMessage | null {
  const content = text.trim()
  if (content.startsWith('{')) {
    try {
      return asObject(JSON.parse(content))
    } catch {
      return null
    }
  }
  const inner = /^<xml>([\s\S]*)<\/xml>$/.exec(content)?.[1]
  return inner === undefined ? null : elements(inner, 0)
}
