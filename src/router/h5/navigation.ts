import { routeOf } from '@/routes/build'
import { type Match, matchPath } from '@/routes/match'
import type { OpenMode } from '@/router/types'
import { toPath } from '@/platform/site/paths'
import { here } from './address'
import { loadAhead, loadComponent } from './chunks'
import {
  type Entry,
  entryOnArrival,
  currentEntry,
  pushEntry,
  renameEntry,
  replaceEntry,
} from '@/platform/history-entries'
import { confirmLeave, isBlocked } from '@/platform/navigation-guard/block-entry'
import { createPage } from './page'
import { allScreens, cover, frontScreen, mount, prune, screenOf, show, unload } from './screens'
import type { TaroAppConfig, TaroRoute } from './taro-config'

type Move = OpenMode | 'pop'

let app: TaroAppConfig | undefined
let latest = 0
let arrivals: (() => void)[] = []

function routeFor(config: TaroAppConfig, name: Match['name']): TaroRoute {
  const { page } = routeOf(name)
  const route = config.routes.find((one) => one.path === page)
  if (!route) throw new Error(`app.config has no page ${page}`)
  return route
}

/** Whether the front screen already shows this: a second tap, or an in-page `#link`. */
const inFront = (match: Match, entry: Entry): boolean => {
  const front = frontScreen()
  return front !== undefined && front === screenOf(entry, match.name)
}

/** Brings the screen of the address bar to the front. A later move overtakes one whose file is still loading. */
async function render(entry: Entry, move: Move): Promise<void> {
  if (!app) return
  const turn = ++latest
  const match = here()
  const route = routeFor(app, match.name)
  if (move !== 'relaunch' && inFront(match, entry)) {
    const front = frontScreen()
    if (front) front.entry = entry
    front?.store.replace(match.params)
    return
  }
  const component = await loadComponent(route)
  if (turn !== latest) return
  cover()
  if (move === 'relaunch') for (const screen of [...allScreens()]) unload(screen)
  const mountedScreen = screenOf(entry, match.name)
  if (mountedScreen) {
    mountedScreen.store.replace(match.params)
    show(mountedScreen, entry)
  } else await mount(match, entry, route, createPage(route, component))
  if (turn === latest) prune(entry)
}

async function settle(entry: Entry, move: Move): Promise<void> {
  await render(entry, move)
  const waiting = arrivals
  arrivals = []
  for (const resolveWaiting of waiting) resolveWaiting()
}

/** A tab that is open already comes back as it was left, with the parameters it had. */
function openTabPath(address: string): string | undefined {
  const match = matchPath(address)
  if (!match || !routeOf(match.name).tab || Object.keys(match.params).length > 0) return undefined
  const screen = allScreens().find((one) => one.name === match.name)
  if (!screen) return undefined
  const query = Object.entries(screen.store.get()).map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`,
  )
  return query.length > 0 ? `${address}?${query.join('&')}` : address
}

/** Opens an address below the site's prefix. Opening what is in front already does nothing. */
export function navigate(address: string, mode: OpenMode): Promise<void> {
  const path = toPath(mode === 'relaunch' ? address : (openTabPath(address) ?? address))
  const { pathname, search } = window.location
  if (mode === 'push' && path === pathname + search) return Promise.resolve()
  const entry = mode === 'push' ? pushEntry(path) : replaceEntry(path)
  return settle(entry, mode)
}

/** Fetches the file of an address's screen before it is requested; a failure shows when the screen is opened. */
export function prefetch(address: string): void {
  const match = matchPath(address)
  if (app && match) loadAhead(routeFor(app, match.name))
}

/** Goes back in the browser's history, never out of the site; false when nothing is behind. */
export function goBack(delta: number): boolean {
  const steps = Math.min(delta, currentEntry().index)
  if (steps < 1) return false
  window.history.go(-steps)
  return true
}

/** Settles after the next screen has been shown. */
export const nextArrival = (): Promise<void> => new Promise((resolve) => arrivals.push(resolve))

/** Starts the router: shows the screen of the address bar and follows the browser's history. */
export function start(config: TaroAppConfig): void {
  app = config
  window.history.scrollRestoration = 'manual'
  const entry = currentEntry()
  const { pathname, search, hash } = window.location
  // The spec's addresses end with a slash; one without is the same screen and gets it.
  if (!pathname.endsWith('/') && here().name !== 'notfound') renameEntry(`${pathname}/${search}${hash}`)
  window.addEventListener('popstate', () => {
    const from = frontScreen()?.entry
    const to = entryOnArrival()
    if (from && from.key !== to.key && isBlocked(from)) void confirmLeave(from, to)
    else void settle(to, 'pop')
  })
  void settle(entry, 'push')
}
