import type { Site } from '@/platform/site/types'
import type { RouteName } from '@storefront/contract/routes'
import type { Params, Query } from '@/lib/query'
import type { Match } from '@/routes/match'

/** On top of the screen before, in its place, or as the only screen. */
export type OpenMode = 'push' | 'replace' | 'relaunch'

/** The parameters of one open screen. They can change while it stays open. */
export interface ScreenParams {
  get(): Query
  /** Parameters of a server-rendered page, which are in its path. Mini-programs have no such page. */
  first?(): Query
  /** Calls `changed` after each change until the returned function is called. */
  subscribe(onChange: () => void): () => void
  /** Lays values over the query; an empty or undefined value takes a key away. The screen stays mounted. */
  set(values: Params): void
}

/** The navigation of one target. Callers use `router/navigate`, which knows nothing of targets. */
export interface Router {
  /** Settles when the screen is shown, or when the target refused (then it rejects). */
  open(name: RouteName, params: Params, mode: OpenMode): Promise<void>
  /** Goes one screen back; false when there is none behind this one. */
  back(): boolean
  /** The screen in front and its parameters. */
  here(): Match
  /** Parameters of the screen that is rendering; read it once, when a component first renders. */
  screen(): ScreenParams
  site(): Site
}
