import type { Image, Link } from '@storefront/contract/entities/common'
import type { ModuleItem } from './types'

/*
 * Readers of what a module brings. Its config and items come from a page builder, so a broken one must show less,
 * and never take the page down.
 */

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function numberOf(value: unknown, byDefault: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : byDefault
}

export function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** A picture, if it has an address; unknown pixels become 0. */
export function imageOf(value: unknown): Image | null {
  if (!isRecord(value)) return null
  const full = textOf(value.full)
  if (!full) return null
  return {
    full,
    thumb: textOf(value.thumb) || full,
    thumb_wx_mp: textOf(value.thumb_wx_mp) || full,
    width: numberOf(value.width, 0),
    height: numberOf(value.height, 0),
  }
}

export const linkOf = (value: unknown): Link | null => (isRecord(value) ? (value as Link) : null)

/** An amount on the wire, or null. */
export const amountOf = (value: unknown): string | null => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : null)

/** A stable key of an item; items without an id are told apart by their place. */
export const keyOf = (item: ModuleItem, index: number): string => (typeof item.id === 'number' || typeof item.id === 'string' ? `i${item.id}` : `n${index}`)

const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\)|[a-z]+)$/i

/** A CSS colour that cannot leave the style attribute; empty when it is none. */
export const colourOf = (value: unknown): string => (typeof value === 'string' && COLOUR.test(value) ? value : '')
