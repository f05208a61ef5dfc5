import { hrefFor } from './build'
import { type Match, matchPath } from './match'
import { sitePath } from './site-path'

/** The screen of an address of this site; nothing for an address outside, of another tenant's site, or of no screen. */
function ownScreen(address: string, tenant: string): Match | undefined {
  const own = sitePath(address, tenant)
  return own !== undefined && /^\/(?!\/)/.test(own) ? matchPath(own) : undefined
}

/**
 * Where login's `next` leads: a screen of this site, and never login itself, whose own `next` is followed instead. An
 * address may contain such a chain: it was stored, shared, or typed. Undefined when it leads to no screen.
 */
export function nextScreen(next: string | undefined, tenant: string): Match | undefined {
  // Each step is shorter than the one before, since it was a part of it.
  const screen = next === undefined ? undefined : ownScreen(next, tenant)
  return screen?.name === 'login' ? nextScreen(screen.params.next, tenant) : screen
}

/** The address that login leads back to when it is opened from a screen; from login itself, the one it has already. */
export function nextFrom({ name, params }: Match, tenant: string): string {
  const screen = name === 'login' ? nextScreen(params.next, tenant) : { name, params }
  return screen && screen.name !== 'notfound' ? hrefFor(screen.name, screen.params) : hrefFor('mobile.index')
}
