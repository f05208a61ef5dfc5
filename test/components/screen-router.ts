import type { RouteName } from '@storefront/contract/routes'
import type { Params, Query } from '@/lib/query'
import type { OpenMode, Router } from '@/router/types'
import { createParamStore, type ParamStore } from '@/router/param-store'
import { textOf } from '@/lib/query'

/** Stands in for the target's router in tests of screens: remembers what was opened, and has one screen open. */
interface Opened {
  readonly name: RouteName
  readonly params: Query
  readonly mode: OpenMode
}
let log: Opened[] = []
let store: ParamStore = createParamStore({})
let at: RouteName = 'mobile.index'

/** Returns the screens that were opened since the screen was rendered. */
export const openedScreens = (): readonly Opened[] => log

/** The screen that the test is on. */
export function standOn(name: RouteName, params: Query): void {
  log = []
  at = name
  store = createParamStore(params)
}

export const router: Router = {
  open: async (name: RouteName, params: Params, mode: OpenMode) =>
    void log.push({ name, params: textOf(params), mode }),
  back: () => false,
  here: () => ({ name: at, params: store.get() }),
  screen: () => store,
  site: () => ({ base: '/mobile', tenant: '' }),
}
