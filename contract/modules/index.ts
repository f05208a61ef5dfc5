import type { ModuleRow } from './define'
import { listModules } from './lists'
import { partModules } from './parts'
import { imageAreaModule, pictureModules } from './pictures'

/** THE page-module table, the half that server and client share; the renderers are in src/page-modules. */
export const modules: readonly ModuleRow[] = [...pictureModules, imageAreaModule, ...partModules, ...listModules]

export * from './define'
export type * from './lists'
export type * from './parts'
export type * from './pictures'
