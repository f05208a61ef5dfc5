/** Undo and redo as patches: what each step changed, before and after. Knows nothing of saves. */
import { isEqual } from './json'
import type { DocumentState, ModuleDocument, ModuleId } from './types'

/** Parts of a document; null stands for a module that is not there. */
interface Patch {
  readonly title?: string
  readonly settings?: DocumentState['settings']
  readonly order?: readonly ModuleId[]
  readonly modules: Readonly<Record<ModuleId, ModuleDocument | null>>
}

export interface Step {
  readonly before: Patch
  readonly after: Patch
  /** The field that was typed into; null for a step that nothing joins. */
  readonly field: string | null
  /** Time of the last merge, ms. */
  readonly at: number
}

export interface History {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export const emptyHistory: History = { past: [], future: [] }

/** Typing into one field is one step as long as no pause is longer, ms. */
const JOIN_MS = 1_000
const STEPS_MAX = 200

/** The parts of `state` in which it differs from `other`. */
function patchOf(state: DocumentState, other: DocumentState): Patch {
  const ids = [...new Set([...state.order, ...other.order])].filter(
    (id) => !isEqual(state.modules[id], other.modules[id]),
  )
  return {
    ...(state.title !== other.title && { title: state.title }),
    ...(!isEqual(state.settings, other.settings) && { settings: state.settings }),
    ...(!isEqual(state.order, other.order) && { order: state.order }),
    modules: Object.fromEntries(ids.map((id) => [id, state.modules[id] ?? null])),
  }
}

function applyPatch(state: DocumentState, { modules, ...parts }: Patch): DocumentState {
  const entries = Object.entries({ ...state.modules, ...modules }).filter(([, module]) => module !== null)
  return { ...state, ...parts, modules: Object.fromEntries(entries) as DocumentState['modules'] }
}

const sealLast = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, field: null } : step))

const stepOf = (before: DocumentState, after: DocumentState, field: string | null, at: number): Step => ({
  before: patchOf(before, after),
  after: patchOf(after, before),
  field,
  at,
})

/**
 * Adds the step from `before` to `after`; typing into the `field` of the last step within a second joins it. No step
 * stays that changes nothing.
 */
export function recordStep(
  history: History,
  before: DocumentState,
  after: DocumentState,
  field: string | null,
  at: number,
): History {
  const last = history.past.at(-1)
  const isJoined = last !== undefined && field !== null && last.field === field && at - last.at <= JOIN_MS
  if (!isJoined) return { past: [...history.past, stepOf(before, after, field, at)].slice(-STEPS_MAX), future: [] }
  const earlier = history.past.slice(0, -1)
  const origin = applyPatch(before, last.before)
  return {
    past: isEqual(origin, after) ? sealLast(earlier) : [...earlier, stepOf(origin, after, field, at)],
    future: [],
  }
}

/** The document and the history after one step back; null when there is none. */
export function undoStep(history: History, state: DocumentState): { state: DocumentState; history: History } | null {
  const step = history.past.at(-1)
  if (!step) return null
  return {
    state: applyPatch(state, step.before),
    history: { past: sealLast(history.past.slice(0, -1)), future: [step, ...history.future] },
  }
}

/** The document and the history after one step forward again; null when there is none. */
export function redoStep(history: History, state: DocumentState): { state: DocumentState; history: History } | null {
  const [step, ...future] = history.future
  if (!step) return null
  return {
    state: applyPatch(state, step.after),
    history: { past: [...history.past, { ...step, field: null }], future },
  }
}
