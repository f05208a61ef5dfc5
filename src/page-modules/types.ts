import type { PageModule } from '@storefront/contract/entities/content/page'
import type { FrameConfig } from '@storefront/contract/modules/define'
import type { ComponentType } from 'react'

export type ModuleItem = Record<string, unknown>

/** An unvalidated config: its parts are read by `read.ts`, because a page builder may have stored any value in them. */
export type ModuleConfig = FrameConfig & Record<string, unknown>

/** The props of every renderer: the module, its config and the items loaded so far. */
export interface ModuleProps {
  readonly module: PageModule
  readonly config: ModuleConfig
  /** Without the one that `ignore_id` leaves out. */
  readonly items: readonly ModuleItem[]
  /** The number of items in all, for 查看更多. */
  readonly count: number
  /** Stands at the top of its page: its pictures load at once. */
  readonly first: boolean
  /** Items that come once the end of those which are there is near the window. */
  readonly rest?: {
    readonly count: number
    readonly onVisible: () => void
  }
}

export interface ModuleRenderer {
  readonly Body: ComponentType<ModuleProps>
  /** The module's content comes from /mpage/page/module/{id}/data; false: all of it is in its config. */
  readonly needsData: boolean
  /** Fills the full width unless its config says otherwise. */
  readonly bleeds?: true
  /** Titles of its groups; more than one are tabs. `config.groups` without it. */
  readonly groups?: (config: ModuleConfig) => readonly string[]
  /** Returns whether a module whose content is in its config has nothing to show, so that its frame is hidden too. */
  readonly isEmpty?: (config: ModuleConfig) => boolean
  /** A hook: the items, where the device keeps them and not the server (local drafts). `needsData` is false then. */
  readonly useLocal?: () => readonly ModuleItem[]
}
