import type { DraftMessage, DraftModule } from '@/platform/preview-frame/types'

/** A page as a builder of version 2 has it. */
export interface DraftState {
  readonly title: string
  readonly modules: readonly DraftModule[]
}

const insertAt = (modules: readonly DraftModule[], index: number, module: DraftModule): readonly DraftModule[] => {
  const others = modules.filter(({ id }) => id !== module.id)
  return [...others.slice(0, index), module, ...others.slice(index)]
}

type Steps = {
  readonly [T in DraftMessage['type']]: (state: DraftState, message: Extract<DraftMessage, { type: T }>) => DraftState
}

const steps: Steps = {
  load: (_, { title, modules }) => ({ title, modules }),
  insert: (state, { module, index }) => ({ ...state, modules: insertAt(state.modules, index, module) }),
  change: (state, { module }) => ({
    ...state,
    modules: state.modules.map((one) => (one.id === module.id ? module : one)),
  }),
  move: (state, { module, index }) => {
    const target = state.modules.find(({ id }) => id === module)
    return target ? { ...state, modules: insertAt(state.modules, index, target) } : state
  },
  remove: (state, { module }) => ({ ...state, modules: state.modules.filter(({ id }) => id !== module) }),
  hide: (state, { module, hidden }) => ({
    ...state,
    modules: state.modules.map((one) => (one.id === module ? { ...one, hidden } : one)),
  }),
  page: (state, { title }) => ({ ...state, title }),
}

/**
 * Returns the draft after a message (docs/preview-frame.md); a place behind the end is the end, and a module that is
 * not there changes nothing.
 */
export const applyDraftMessage = (state: DraftState, message: DraftMessage): DraftState =>
  steps[message.type](state, message as never)

/** Whether two states of a module are drawn alike: hiding is nothing that has to be rendered. */
export const isDrawnAlike = (one: DraftModule, other: DraftModule): boolean =>
  one.type === other.type && one.name === other.name && one.style === other.style && one.config === other.config
