import type { Link } from '@storefront/contract/entities/common'
import type { RouteName } from '@storefront/contract/routes'
import { router } from '@/platform/router'
import type { OpenMode } from '@/platform/router.types'
import { type Params, hrefFor } from './build'
import { linkTarget } from './links'
import { matchPath } from './match'

/** What links need to know of the app; `configureLinks` gives it once, at the start. */
export interface LinkContext {
  readonly isLoggedIn: () => boolean
  /** Opens an address outside: a browser goes there, a mini-program copies it and says so. */
  readonly openExternal: (url: string) => unknown
}

let context: LinkContext = { isLoggedIn: () => false, openExternal: () => {} }

/** Called by the app when it starts. */
export function configureLinks(given: LinkContext): void {
  context = given
}

export interface GoOptions {
  /** In place of this screen: back does not return to it. */
  readonly replace?: boolean
  /** As the only screen. */
  readonly relaunch?: boolean
}

const modeOf = ({ replace, relaunch }: GoOptions): OpenMode => (relaunch ? 'relaunch' : replace ? 'replace' : 'push')

/** Opens a screen; the same call on every target. Settles when it is shown. */
export function go(name: RouteName, params: Params = {}, options: GoOptions = {}): Promise<void> {
  return router.open(name, params, modeOf(options))
}

/** Goes back, or to `fallback` in this screen's place when nothing is behind it: a shared link was opened. */
export function back(fallback: RouteName = 'mobile.index', params: Params = {}): void {
  if (!router.back()) void go(fallback, params, { replace: true })
}

/** The address of the screen in front, below the site's prefix: `/order/D1/?x=y`. Login takes it as `next`. */
export function here(): string {
  const { name, params } = router.here()
  return name === 'notfound' ? hrefFor('mobile.index') : hrefFor(name, params)
}

/** Opens an address of this site, such as login's `next`. Any other address opens home: nobody is sent outside. */
export function goAddress(address: string | undefined, options: GoOptions = {}): Promise<void> {
  const own = address?.replace(/^\/mobile(-t\/[^/]+)?(?=[/?#]|$)/, '')
  const match = own !== undefined && /^\/(?!\/)/.test(own) ? matchPath(own) : undefined
  return match && match.name !== 'login' ? go(match.name, match.params, options) : go('mobile.index', {}, options)
}

/** Sends the visitor to login; afterwards they come back to this screen. */
export function goLogin(options: GoOptions = {}): Promise<void> {
  const { name } = router.here()
  return name === 'login' ? Promise.resolve() : go('login', { next: here() }, options)
}

/** Follows a content link (spec 2). */
export async function goLink(link: Link | null | undefined): Promise<void> {
  const target = linkTarget(link, context.isLoggedIn())
  if (target.kind === 'external') await context.openExternal(target.url)
  else if (target.kind === 'route') await (target.name === 'login' ? goLogin() : go(target.name, target.params))
}
