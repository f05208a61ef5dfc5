import { sha256 } from './random'

/** Returns the same text for equal values, in any order of their keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}

/**
 * Returns the hash that tells a repeated request from another one under the same key, whatever the order of its
 * properties.
 */
export const requestHash = (request: unknown): string => sha256(canonical(request))
