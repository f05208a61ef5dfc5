import type { Config } from '@storefront/contract/modules'

/** A module's id, the same in the draft, in the preview and on the published page. */
export type ModuleId = number

/** One module of a page as it is edited. */
export interface ModuleDocument {
  readonly id: ModuleId
  readonly type: string
  readonly name: string
  readonly style: string
  readonly config: Config
  /** Stays in the document and is shown to no visitor. */
  readonly hidden: boolean
}

/** A page as it is edited, saved and published. */
export interface PageDocument {
  readonly title: string
  readonly settings: Config
  readonly modules: readonly ModuleDocument[]
}

/** A page by module id, so that a change of one module leaves all others the same objects. */
export interface DocumentState {
  readonly title: string
  readonly settings: Config
  readonly order: readonly ModuleId[]
  readonly modules: Readonly<Record<ModuleId, ModuleDocument>>
}

/** The path of a value inside a config: names of properties and indexes in lists. */
export type Path = readonly (string | number)[]
