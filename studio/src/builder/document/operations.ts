/** Changes of a document: each takes a state and gives the next one, or the same object where nothing is different. */
import type { Config } from '@storefront/contract/modules'
import { isEqual, setAt } from './json'
import { normalize } from './normalize'
import type { DocumentState, ModuleDocument, ModuleId, PageDocument, Path } from './types'

export type Operation = (state: DocumentState) => DocumentState

const clamp = (index: number, length: number): number => Math.max(0, Math.min(index, length))

/** Puts new modules at a place, from 0; those whose id is there already stay out. */
export function insertModules(modules: readonly ModuleDocument[], index: number): Operation {
  return (state) => {
    const additions = modules.filter(
      ({ id }, place) => !state.modules[id] && modules.findIndex((other) => other.id === id) === place,
    )
    if (additions.length === 0) return state
    const place = clamp(index, state.order.length)
    return {
      ...state,
      order: [...state.order.slice(0, place), ...additions.map(({ id }) => id), ...state.order.slice(place)],
      modules: { ...state.modules, ...Object.fromEntries(additions.map((module) => [module.id, module])) },
    }
  }
}

/** Moves a module so that it stands at a place, counted without it. */
export function moveModule(id: ModuleId, index: number): Operation {
  return (state) => {
    const others = state.order.filter((other) => other !== id)
    if (others.length === state.order.length) return state
    const place = clamp(index, others.length)
    const order = [...others.slice(0, place), id, ...others.slice(place)]
    return isEqual(order, state.order) ? state : { ...state, order }
  }
}

/** Takes a module away. */
export function removeModule(id: ModuleId): Operation {
  return (state) => {
    if (!state.modules[id]) return state
    const { [id]: _, ...modules } = state.modules
    return { ...state, order: state.order.filter((other) => other !== id), modules }
  }
}

/** Sets properties of a module as a whole: its name, its layout, whether it is hidden, its config. */
export function setModule(id: ModuleId, part: Partial<Omit<ModuleDocument, 'id' | 'type'>>): Operation {
  return (state) => {
    const module = state.modules[id]
    if (!module) return state
    const next = { ...module, ...part }
    return isEqual(next, module) ? state : { ...state, modules: { ...state.modules, [id]: next } }
  }
}

/** Sets one value inside a module's config; `undefined` takes it away. */
export function setConfig(id: ModuleId, path: Path, value: unknown): Operation {
  return (state) => {
    const module = state.modules[id]
    return module ? setModule(id, { config: setAt<Config>(module.config, path, value) })(state) : state
  }
}

/** Sets the page's title. */
export const setTitle =
  (title: string): Operation =>
  (state) =>
    state.title === title ? state : { ...state, title }

/** Sets the page's settings as a whole. */
export const setSettings =
  (settings: Config): Operation =>
  (state) =>
    isEqual(settings, state.settings) ? state : { ...state, settings }

/** Puts another document in the place of this one; modules that are equal stay the same objects. */
export function replaceDocument(document: PageDocument): Operation {
  return (state) => {
    const next = normalize(document)
    if (isEqual(next, state)) return state
    const modules = Object.fromEntries(
      next.order.flatMap((id) => [
        [id, isEqual(state.modules[id], next.modules[id]) ? state.modules[id] : next.modules[id]],
      ]),
    )
    return { ...next, modules: modules as DocumentState['modules'] }
  }
}
