import { getOwn } from '../get-own'
import type { FieldSchema } from './form'
import { readChoices } from './form-field'
import { isFields } from './values'

/**
 * Whether a form may ask an address for options or send a picture there: a path of our own API, or an https address of
 * an origin that the site names (`form_origins`). Anything else is an operator's slip or a stranger's trap.
 */
export function isAllowedUrl(url: string, origins: readonly string[]): boolean {
  // Some browsers read a backslash, a tab or a line break as nothing or as a slash.
  if (/[\\\s]/.test(url)) return false
  if (url.startsWith('/')) return !url.startsWith('//') && !url.split(/[/?#]/).includes('..')
  const origin = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#]|$)/i.exec(url)?.[0]
  return origin !== undefined && origins.some((allowed) => allowed.toLowerCase() === origin.toLowerCase())
}

/**
 * Returns the options in a reply: a list, or a list in `results`. What is neither is an empty list (spec 8: silent).
 */
export function remoteChoicesOf(body: unknown): NonNullable<FieldSchema['choices']> {
  const raw = Array.isArray(body) ? body : isFields(body) ? getOwn(body, 'results') : null
  return Array.isArray(raw) ? readChoices(raw.slice(0, 100)) : []
}
