import type { Match } from '@/routes/match'
import type { ParamStore } from '@/router/param-store'
import type { Entry } from '@/platform/history-entries'
import type { TaroPage } from './page'

/** A mounted screen. Tabs have one each and outlive what is opened over them; others belong to a history entry. */
export interface Screen {
  readonly id: string
  readonly name: Match['name']
  readonly tab: boolean
  readonly store: ParamStore
  readonly taro: TaroPage
  /** React has rendered it. */
  isMounted: boolean
  entry: Entry
  title: string | undefined
  scrollTop: number
  /** The element that had the focus when the screen was covered: back returns the focus to it. */
  focused: Element | null
}
