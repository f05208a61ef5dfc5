import type { Screen } from './screen.types'
import { Current } from '@tarojs/runtime'
import { hrefFor, routeOf } from '@/routes/build'
import type { Query } from '@/lib/query'
import type { Match } from '@/routes/match'
import { type ParamStore, createParamStore } from '@/router/param-store'
import { toPath } from '@/platform/site/paths'
import { type Entry, renameEntry } from '@/platform/history-entries'
import { saveScreenState } from './screen-state'
import type { TaroPage } from './page'
import { rememberScroll, rememberedScroll, restoreScroll } from './scroll'
import { reportScroll } from './scroll-events'
import type { TaroRoute } from './taro-config'
import { showTitle } from '@/platform/display/title'

/**
 * Hidden screens that stay mounted; beyond this count the oldest is unmounted, and mounted again when it comes back.
 */
const HIDDEN_MAX = 8

const screens: Screen[] = []
let front: Screen | undefined

export const frontScreen = (): Screen | undefined => front
export const allScreens = (): readonly Screen[] => screens

/** Returns the screen that Taro's runtime has in front while it renders. */
export const renderingScreen = (): Screen | undefined => screens.find((one) => one.taro.page === Current.page) ?? front

/** Its parameters. */
export const storeOfFront = (): ParamStore | undefined => renderingScreen()?.store

const idOf = (entry: Entry, name: Match['name']): string => (routeOf(name).tab ? name : entry.key)

/** Returns the mounted screen of an entry, if there is one. */
export const screenOf = (entry: Entry, name: Match['name']): Screen | undefined =>
  screens.find((one) => one.id === idOf(entry, name) && one.name === name)

function leave(screen: Screen): void {
  const element = screen.taro.element()
  if (!element) return
  screen.scrollTop = element.scrollTop
  // A screen may have named itself since, after what it shows.
  screen.title = document.title
  screen.focused = element.contains(document.activeElement) ? document.activeElement : null
  rememberScroll(screen.entry.key, element.scrollTop)
  saveScreenState(screen)
}

/** Takes a screen off the page; its component unmounts. */
export function unload(screen: Screen): void {
  const at = screens.indexOf(screen)
  if (at < 0) return
  if (screen === front) {
    leave(screen)
    front = undefined
  }
  screens.splice(at, 1)
  // Taro would take away another screen in the place of one that React has not rendered: `mount` below does it then.
  if (screen.isMounted) screen.taro.page.onUnload?.()
}

/** Tells the screen in front that it is covered; `arrived` below hides its element when the next one is there. */
export function cover(): void {
  if (!front) return
  leave(front)
  front.taro.page.onHide?.()
  front = undefined
}

function handleArrival(screen: Screen, element: HTMLElement): void {
  // All others, not the covered one alone: of two moves in a row the second covers a screen that never came up.
  for (const other of screens) if (other !== screen) other.taro.element()?.classList.add('taro_page_shade')
  element.classList.remove('taro_page_shade')
  front = screen
  showTitle(screen.title)
  // A screen that scrolls must be reachable by keyboard, also one without a single control.
  element.tabIndex = 0
  // After the frame that shows it: to give the focus away a browser must have laid out all that is new.
  requestAnimationFrame(() => setTimeout(() => giveFocus(screen, element)))
}

/** The screen scrolls, not the document: without the focus in it the keyboard would scroll nothing. */
function giveFocus(screen: Screen, element: HTMLElement): void {
  if (screen !== front || element.contains(document.activeElement)) return
  // What lies over the screen, a dialog, has taken it meanwhile.
  if (document.activeElement !== document.body && !document.activeElement?.closest('.taro_page')) return
  const target = screen.focused instanceof HTMLElement && screen.focused.isConnected ? screen.focused : element
  target.focus({ preventScroll: true })
}

/** Brings a mounted screen back to the front. */
export function show(screen: Screen, entry: Entry): void {
  screen.entry = entry
  const element = screen.taro.element()
  if (!element) {
    // Still on its way: it comes up when React has rendered it.
    front = screen
    return
  }
  handleArrival(screen, element)
  element.scrollTop = screen.scrollTop
  screen.taro.page.onShow?.()
}

/** Mounts a new screen and brings it to the front; settles when it is in the document. */
export function mount(match: Match, entry: Entry, route: TaroRoute, taro: TaroPage): Promise<void> {
  const { path } = routeOf(match.name)
  const entries = Object.entries(match.params).filter(([key]) => path.includes(`{${key}}`))
  // The same object where there is no query: another one would have all of the screen drawn again after the takeover.
  const firstParams = entries.length === Object.keys(match.params).length ? match.params : Object.fromEntries(entries)
  const rename = (next: Query) => {
    // A hidden screen may still change its parameters; the address bar belongs to the one in front.
    if (front === screen && match.name !== 'notfound') renameEntry(toPath(hrefFor(match.name, next)))
  }
  const store: ParamStore = { ...createParamStore(match.params, rename), first: () => firstParams }
  const screen: Screen = {
    id: idOf(entry, match.name),
    name: match.name,
    tab: routeOf(match.name).tab === true,
    store,
    taro,
    isMounted: false,
    entry,
    title: route.navigationBarTitleText,
    scrollTop: 0,
    focused: null,
  }
  screens.push(screen)
  front = screen
  return new Promise((resolve) => {
    taro.load(match.params, (element) => {
      screen.isMounted = true
      if (!screens.includes(screen)) {
        // Left while React was rendering it.
        element.classList.add('taro_page_shade')
        taro.page.onUnload?.()
        return resolve()
      }
      // Overtaken while React was rendering it: what came later is in front already.
      if (front !== screen) element.classList.add('taro_page_shade')
      else {
        handleArrival(screen, element)
        taro.page.onShow?.()
        restoreScroll(element, rememberedScroll(entry.key))
      }
      taro.page.onReady?.()
      reportScroll(taro.page, element, route.onReachBottomDistance)
      // A pull begins with a finger on a screen that is there.
      if (route.enablePullDownRefresh)
        void import('./pull').then(({ reportPull }) => reportPull(taro.page, element)).catch(() => {})
      resolve()
    })
  })
}

/** Unmounts what can no longer be reached by going back, and the oldest of what is too much to keep. */
export function prune(at: Entry): void {
  for (const screen of [...screens]) {
    if (!screen.tab && screen !== front && screen.entry.index >= at.index) unload(screen)
  }
  const hidden = screens.filter((one) => one !== front && !one.tab).sort((a, b) => a.entry.index - b.entry.index)
  for (const screen of hidden.slice(0, Math.max(0, hidden.length - HIDDEN_MAX))) unload(screen)
}

/** Writes down where the screen in front is scrolled to, before the page may go away. */
export function rememberFront(): void {
  if (front) leave(front)
}
