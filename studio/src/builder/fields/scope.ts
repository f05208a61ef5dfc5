import type { Config } from '@storefront/contract/modules'
import { createContext, useContext } from 'react'
import { type Operation, setModule, setSettings } from '../document/operations'
import type { ModuleId, Path } from '../document/types'
import { useBuilderStore, useConfigValue } from '../document/useBuilder'
import type { Schema } from './schema'
import { setField } from './set-field'

/**
 * The object that the fields below edit: the config of a module of a type, or the page's settings (`module` null), by
 * its schema.
 */
export const FieldScope = createContext<{
  readonly module: ModuleId | null
  readonly type: string
  readonly schema: Schema
}>({
  module: null,
  type: '',
  schema: {},
})

/** A config with one value set, as its schema allows it. */
const setValue =
  (module: ModuleId | null, schema: Schema, path: Path, value: unknown): Operation =>
  (state) => {
    const before = module === null ? state.settings : state.modules[module]?.config
    if (!before) return state
    const config = setField(schema, before, path, value) as Config
    return (module === null ? setSettings(config) : setModule(module, { config }))(state)
  }

/**
 * Whether a value comes about by typing, which joins into one step. A list and a switch change by one gesture, which is
 * one.
 */
const isTyped = (value: unknown): boolean => !Array.isArray(value) && typeof value !== 'boolean'

/** One field: its value, and how it is set; `undefined` clears it. A change of any other field renders nothing. */
export function useField<T>(path: Path): [value: T | undefined, set: (value: T | undefined) => void] {
  const { module, schema } = useContext(FieldScope)
  const store = useBuilderStore()
  const value = useConfigValue(module, path) as T | undefined
  const set = (next: T | undefined) => {
    store
      .getState()
      .change(setValue(module, schema, path, next), isTyped(next) ? `${module ?? 'page'}/${path.join('/')}` : undefined)
  }
  return [value, set]
}
