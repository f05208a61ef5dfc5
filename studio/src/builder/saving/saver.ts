/**
 * Saves a draft by itself: by compare and swap, one save at a time, with what another person saved brought together.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { CallError } from '../../calls/error'
import { isEqual } from '../document/json'
import { mergeDocuments, settleConflicts, type MergeConflict } from '../document/merge'
import { denormalize } from '../document/normalize'
import { replaceDocument } from '../document/operations'
import type { BuilderStore } from '../document/store'
import type { PageDocument } from '../document/types'
import { removeLocalCopy, type SavedDocument, writeLocalCopy } from './local-copy'
import type { SaveState } from './save-state'
import { runWhenIdle } from './when-idle'

/** After the last change, ms. */
const SAVE_MS = 1_500
const COPY_MS = 300
/** After a save that had no answer, ms. */
const RETRY_MS = 15_000

/** The calls of a draft. `save` rejects with `editConflict` where the draft is no longer at `version`. */
export interface DraftCalls {
  readonly read: () => Promise<SavedDocument>
  readonly save: (draft: SavedDocument) => Promise<{ readonly version: number }>
}

export interface Saver {
  readonly state: StoreApi<SaveState>
  /** The draft as the server has it. */
  readonly base: () => SavedDocument
  /** Saves now what is not saved yet; true when the server has everything. */
  readonly flush: () => Promise<boolean>
  /** Ends a conflict with their side of these parts, mine of all others. */
  readonly settle: (theirParts: ReadonlySet<MergeConflict['part']>) => void
  /** Takes a document that came about otherwise, like by a restored revision. */
  readonly adopt: (draft: SavedDocument) => void
  readonly stop: () => void
}

/**
 * Begins to save a store's changes.
 * @param first what the server has, from which the store's document may already differ
 */
export function createSaver(page: number, store: BuilderStore, first: SavedDocument, calls: DraftCalls): Saver {
  const state = createStore<SaveState>(() => ({ status: 'saved' }))
  let base = first
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let copyTimer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  const current = (): PageDocument => denormalize(store.getState().document)
  const isSaved = () => isEqual(current(), base.document)
  const set = (next: SaveState) => state.setState(next, true)

  const writeCopy = () => {
    clearTimeout(copyTimer)
    copyTimer = undefined
    if (isSaved()) removeLocalCopy(page)
    else writeLocalCopy(page, { base, document: current(), at: new Date().toISOString() })
  }
  const plan = (delay: number) => {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void run(), delay)
  }

  /** Somebody saved another version: what does not collide is brought together and saved over theirs. */
  async function resolveConflict(): Promise<void> {
    const theirs = await calls.read()
    const merge = mergeDocuments(base.document, current(), theirs.document)
    if (merge.conflicts.length > 0) {
      set({ status: 'conflict', conflict: { merge, theirs } })
      return
    }
    base = theirs
    store.getState().change(replaceDocument(merge.merged))
    await save()
  }

  function onRefusal(error: unknown): void {
    if (error instanceof CallError && error.isUncertain) {
      set(error.status === 0 ? { status: 'offline' } : { status: 'failed', reason: error.message })
      plan(RETRY_MS)
      return
    }
    set({ status: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }

  async function save(): Promise<void> {
    if (isSaved()) {
      finish()
      return
    }
    set({ status: 'saving' })
    const document = current()
    try {
      const { version } = await calls.save({ version: base.version, document })
      base = { version, document }
      finish()
    } catch (error) {
      if (!(error instanceof CallError && error.is('editConflict'))) throw error
      await resolveConflict()
    }
  }

  function finish(): void {
    writeCopy()
    if (isSaved()) {
      set({ status: 'saved' })
      return
    }
    set({ status: 'pending' })
    plan(SAVE_MS)
  }

  function run(): Promise<void> {
    clearTimeout(saveTimer)
    if (state.getState().status === 'conflict') return Promise.resolve()
    running ??= save()
      .catch(onRefusal)
      .finally(() => {
        running = null
      })
    return running
  }

  const unsubscribe = store.subscribe(({ document }, before) => {
    if (document === before.document) return
    copyTimer ??= setTimeout(() => runWhenIdle(onHide), COPY_MS)
    const { status } = state.getState()
    if (status === 'conflict' || status === 'saving') return
    set({ status: 'pending' })
    plan(SAVE_MS)
  })
  const onHide = () => void (copyTimer !== undefined && writeCopy())
  const onOnline = () => void run()
  window.addEventListener('pagehide', onHide)
  window.addEventListener('online', onOnline)
  if (!isSaved()) {
    set({ status: 'pending' })
    plan(SAVE_MS)
  }

  return {
    state,
    base: () => base,
    flush: async () => {
      if (running) await running
      if (!isSaved()) await run()
      return isSaved()
    },
    settle: (theirParts) => {
      const now = state.getState()
      if (now.status !== 'conflict') return
      const { merge, theirs } = now.conflict
      const document = settleConflicts(merge, theirs.document, theirParts)
      base = theirs
      set({ status: 'pending' })
      store.getState().change(replaceDocument(document))
      void run()
    },
    adopt: (draft) => {
      base = draft
      store.getState().change(replaceDocument(draft.document))
      clearTimeout(saveTimer)
      finish()
    },
    stop: () => {
      onHide()
      clearTimeout(saveTimer)
      clearTimeout(copyTimer)
      unsubscribe()
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('online', onOnline)
      if (!isSaved()) void run()
    },
  }
}
