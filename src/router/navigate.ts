import type { Link } from '@storefront/contract/entities/common'
import type { RouteName } from '@storefront/contract/routes'
import { router } from '@/router/router'
import type { OpenMode } from '@/router/types'
import type { Params } from '@/lib/query'
import { hrefFor } from '@/routes/build'
import { linkTarget } from '@/routes/links'
import { nextFrom, nextScreen } from '@/routes/login-next'

/** The parts of the app that links need; `configureLinks` gives them once, at the start. */
export interface LinkContext {
  readonly isLoggedIn: () => boolean
  /** Opens an address outside: a browser goes there, a mini-program copies it and says so. */
  readonly openExternal: (url: string) => unknown
}

let context: LinkContext = { isLoggedIn: () => false, openExternal: () => {} }

/** Called by the app when it starts. */
export function configureLinks(initial: LinkContext): void {
  context = initial
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

/** Returns the address of the screen in front, below the site's prefix: `/order/D1/?x=y`. */
export function here(): string {
  const { name, params } = router.here()
  return name === 'notfound' ? hrefFor('mobile.index') : hrefFor(name, params)
}

/** Opens an address of this site, such as login's `next`. Any other address opens home, never an external site. */
export function goAddress(address: string | undefined, options: GoOptions = {}): Promise<void> {
  const screen = nextScreen(address, router.site().tenant)
  return screen ? go(screen.name, screen.params, options) : go('mobile.index', {}, options)
}

interface LoginOptions extends GoOptions {
  /** Replaces a screen that is closed to visitors: there is nothing to go back to, so login opens `next` itself. */
  readonly gate?: boolean
}

/** Returns the address that a login leads back to from here. */
export const loginNext = (): string => nextFrom(router.here(), router.site().tenant)

/** The pending navigation to login: calls made meanwhile share it. */
let opening: Promise<void> | null = null

/** Sends the visitor to login; afterwards they come back to this screen. On the login screen nothing happens. */
export function goLogin({ gate, ...options }: LoginOptions = {}): Promise<void> {
  if (router.here().name === 'login') return opening ?? Promise.resolve()
  opening ??= go('login', { next: loginNext(), ...(gate && { gate: 1 }) }, options).finally(() => {
    opening = null
  })
  return opening
}

/** Follows a content link (spec 2). */
export async function goLink(link: Link | null | undefined): Promise<void> {
  const target = linkTarget(link, context.isLoggedIn(), router.site().tenant)
  if (target.kind === 'external') await context.openExternal(target.url)
  else if (target.kind === 'route') await (target.name === 'login' ? goLogin() : go(target.name, target.params))
}
