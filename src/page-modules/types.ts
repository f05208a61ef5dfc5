import type { PageModule } from '@storefront/contract/entities/content'
import type { FrameConfig } from '@storefront/contract/modules/define'
import type { ComponentType } from 'react'

export type ModuleItem = Record<string, unknown>

/** What every renderer is given: the module, its config and the items it has so far. */
export interface ModuleProps {
  readonly module: PageModule
  readonly config: FrameConfig & Record<string, unknown>
  readonly items: readonly ModuleItem[]
  /** How many items there are in all, for 查看更多. */
  readonly count: number
  /** Stands at the top of its page: its pictures load at once. */
  readonly first: boolean
}

export interface ModuleRenderer {
  readonly Body: ComponentType<ModuleProps>
  /** What the module shows comes from /mpage/page/module/{id}/data; false: all of it stands in its config. */
  readonly needsData: boolean
  /** Stands from edge to edge unless its config says otherwise. */
  readonly bleeds?: true
}
