import type { Link } from '@storefront/contract/entities/common'

/** A link of its text (contract LinkField); null for none, and for what is no object. */
export function parseLink(text: string | null): Link | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? (value as Link | null) : null
  } catch {
    return null
  }
}
