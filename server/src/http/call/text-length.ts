/** A character beyond the first plane, which JavaScript counts as two. */
const WIDE = /[\u{10000}-\u{10FFFF}]/u
const ALL_WIDE = new RegExp(WIDE, 'gu')
/** Stands for one of them; no pattern of a schema asks for it. */
const NARROW = '\u25a1'

function hasWide(value: unknown): boolean {
  if (typeof value === 'string') return WIDE.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasWide)
}

function narrow(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(ALL_WIDE, NARROW)
  if (Array.isArray(value)) return value.map(narrow)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, narrow(inner)]))
}

/**
 * Returns a value by which a schema is checked instead of `value`: its texts are as long as people, our clients and
 * JSON Schema count them, an emoji as one character, while TypeBox measures UTF-16 units.
 */
export const withCharacterLengths = (value: unknown): unknown => (hasWide(value) ? narrow(value) : value)
