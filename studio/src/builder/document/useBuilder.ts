import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { getAt } from './json'
import type { BuilderState, BuilderStore } from './store'
import type { ModuleDocument, ModuleId, Path } from './types'

/** The store of the page that is edited. */
export const BuilderContext = createContext<BuilderStore | null>(null)

/** The store itself, for event handlers; nothing renders again by it. */
export function useBuilderStore(): BuilderStore {
  const store = useContext(BuilderContext)
  if (!store) throw new Error('no page is edited here')
  return store
}

/** A part of the builder's state; renders again when that part is another one. */
export const useBuilder = <T>(selector: (state: BuilderState) => T): T => useStore(useBuilderStore(), selector)

export const useModule = (id: ModuleId): ModuleDocument | undefined =>
  useBuilder(({ document }) => document.modules[id])

/**
 * One value of a module's config, or of the page's settings where `id` is null: a change of any other one renders
 * nothing.
 */
export const useConfigValue = (id: ModuleId | null, path: Path): unknown =>
  useBuilder(({ document }) => getAt(id === null ? document.settings : document.modules[id]?.config, path))
