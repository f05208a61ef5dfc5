import { hrefFor } from './build'
import { type Match, matchPath } from './match'

/** The screen of an address of this site; nothing for an address outside, or of no screen. */
function ownScreen(address: string): Match | undefined {
  const own = address.replace(/^\/mobile(-t\/[^/]+)?(?=[/?#]|$)/, '')
  return /^\/(?!\/)/.test(own) ? matchPath(own) : undefined
}

/**
 * Where login's `next` leads: a screen of this site, and never login itself, whose own `next` is followed instead. An
 * address may contain such a chain: it was stored, shared, or typed. Undefined when it leads to no screen.
 */
export function nextScreen(next: string | undefined): Match | undefined {
  // Each step is shorter than the one before, since it was a part of it.
  const screen = next === undefined ? undefined : ownScreen(next)
  return screen?.name === 'login' ? nextScreen(screen.params.next) : screen
}

/** The address that login leads back to when it is opened from a screen; from login itself, the one it has already. */
export function nextFrom({ name, params }: Match): string {
  const screen = name === 'login' ? nextScreen(params.next) : { name, params }
  return screen && screen.name !== 'notfound' ? hrefFor(screen.name, screen.params) : hrefFor('mobile.index')
}
