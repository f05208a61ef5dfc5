import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CopyOrigin } from './copy'
import { emptyHistory, type History, recordStep, redoStep, undoStep } from './history'
import { normalize } from './normalize'
import type { Operation } from './operations'
import type { DocumentState, ModuleId, PageDocument } from './types'

/** The state of the page that is edited. The saving of the page is not part of it (see ../saving). */
export interface BuilderState {
  readonly document: DocumentState
  readonly history: History
  /** The origin of the page, for copies to or from other sites. */
  readonly origin: CopyOrigin
  /** The module whose fields are shown; null shows those of the page. */
  readonly selected: ModuleId | null
  /** The module under the pointer, in the preview. */
  readonly hovered: ModuleId | null
  /** The index for the next module, from 0; null puts it behind the selected one, or at the end. */
  readonly insertAt: number | null
  /** Carries an operation out as one step; typing into one `field` joins. Says whether anything changed. */
  change: (operation: Operation, field?: string) => boolean
  undo: () => boolean
  redo: () => boolean
  select: (id: ModuleId | null) => void
  hover: (id: ModuleId | null) => void
  markInsertion: (index: number | null) => void
}

export type BuilderStore = StoreApi<BuilderState>

const nowhere: CopyOrigin = { site: '', address: '', pictureOf: () => undefined }

/** A module that is there, or null. */
const present = (document: DocumentState, id: ModuleId | null): ModuleId | null =>
  id !== null && document.modules[id] ? id : null

/** A store for one page. @param now gives the time in ms, for joining what is typed */
export function createBuilderStore(
  first: PageDocument,
  history: History = emptyHistory,
  now: () => number = Date.now,
): BuilderStore {
  return createStore<BuilderState>((set, get) => {
    const travel = (step: typeof undoStep) => () => {
      const { document, history, selected } = get()
      const next = step(history, document)
      if (!next) return false
      set({ document: next.state, history: next.history, selected: present(next.state, selected), insertAt: null })
      return true
    }
    return {
      document: normalize(first),
      history,
      origin: nowhere,
      selected: null,
      hovered: null,
      insertAt: null,
      change: (operation, field) => {
        const { document, history, selected, insertAt } = get()
        const next = operation(document)
        if (next === document) return false
        const isSameOrder = next.order === document.order
        set({
          document: next,
          history: recordStep(history, document, next, field ?? null, now()),
          selected: present(next, selected),
          insertAt: isSameOrder ? insertAt : null,
        })
        return true
      },
      undo: travel(undoStep),
      redo: travel(redoStep),
      select: (id) => set({ selected: present(get().document, id), insertAt: null }),
      hover: (id) => set({ hovered: present(get().document, id) }),
      markInsertion: (index) => set({ insertAt: index }),
    }
  })
}
