import { hrefFor } from './build'
import { type Match, matchPath } from './match'
import { sitePath } from './site-path'

/**
 * Returns the screen of an address of this site; nothing for an address outside, of another tenant's site, or of no
 * screen.
 */
function ownScreen(address: string, tenant: string): Match | undefined {
  const own = sitePath(address, tenant)
  return own !== undefined && /^\/(?!\/)/.test(own) ? matchPath(own) : undefined
}

/**
 * Returns the screen of this site that login's `next` leads to; never login itself, in which case its own `next` is
 * followed. Addresses can contain such a chain, because they were stored, shared or typed. Undefined if it leads to no
 * screen.
 */
export function nextScreen(next: string | undefined, tenant: string): Match | undefined {
  // Each step is shorter than the one before, since it was a part of it.
  const screen = next === undefined ? undefined : ownScreen(next, tenant)
  return screen?.name === 'login' ? nextScreen(screen.params.next, tenant) : screen
}

/**
 * Returns the address that login leads back to when it is opened from a screen; from login itself, the one it has
 * already.
 */
export function nextFrom({ name, params }: Match, tenant: string): string {
  const screen = name === 'login' ? nextScreen(params.next, tenant) : { name, params }
  return screen && screen.name !== 'notfound' ? hrefFor(screen.name, screen.params) : hrefFor('mobile.index')
}
