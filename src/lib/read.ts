import type { Image, Link } from '@storefront/contract/entities/common'

/*
 * Readers of what came from elsewhere and may be anything: a module's config and items come from a page builder, so a
 * broken one must show less, and never take the page down.
 */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function numberOf(value: unknown, byDefault: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : byDefault
}

export function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

const HAS_SCHEME = /^[^/?#]*:/
const OF_FILES = /^(https?:|blob:|data:(image|video)\/)/i

/** Returns the address of a file, here or elsewhere; empty when it is none: a script, an address of mail. */
export function fileOf(value: unknown): string {
  const address = textOf(value)
  return !HAS_SCHEME.test(address) || OF_FILES.test(address) ? address : ''
}

/** Returns a picture, if it has an address; unknown pixels become 0. */
export function imageOf(value: unknown): Image | null {
  if (!isRecord(value)) return null
  const full = fileOf(value.full)
  if (!full) return null
  const color = colourOf(value.color)
  return {
    full,
    thumb: fileOf(value.thumb) || full,
    thumb_wx_mp: fileOf(value.thumb_wx_mp) || full,
    width: numberOf(value.width, 0),
    height: numberOf(value.height, 0),
    ...(color && { color }),
  }
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** Returns an id, or what stands for one. */
const isKey = (value: unknown): boolean => isNumber(value) || isText(value)
const isSubpage = (value: unknown): boolean => isRecord(value) && isKey(value.composedpage_id) && isKey(value.page_id)

const linkParts: ReadonlyMap<string, (value: unknown) => boolean> = new Map<keyof Link, (value: unknown) => boolean>([
  ['type', (value) => value === null || isText(value)],
  ['id', isKey],
  ['slug', isText],
  ['category', isNumber],
  ['tag', isText],
  ['url', isText],
  ['sub', isText],
  ['page_key', isText],
  ['subpage', isSubpage],
  ['oid', isKey],
  ['oslug', isText],
  ['link_type', isNumber],
])

/** Returns a content link with the parts that are what they should be; null for what is no object. */
export const linkOf = (value: unknown): Link | null =>
  isRecord(value)
    ? (Object.fromEntries(Object.entries(value).filter(([key, part]) => linkParts.get(key)?.(part))) as Link)
    : null

/** Returns an amount on the wire, or null. */
export const amountOf = (value: unknown): string | null =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : null

const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\)|[a-z]+)$/i

/** Returns a CSS colour that cannot leave the style attribute; empty when it is none. */
export const colourOf = (value: unknown): string => (typeof value === 'string' && COLOUR.test(value) ? value : '')
