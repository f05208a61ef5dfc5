import { runWhenIdle } from '../saving/when-idle'
import { emptyHistory, type History } from './history'
import { canonicalJson } from './json'
import { denormalize } from './normalize'
import type { BuilderStore } from './store'
import type { PageDocument } from './types'

/** Steps are written this long after the last change, ms. */
const WRITE_MS = 300

/** A short name of a document's content (FNV-1a over its canonical JSON). */
function fingerprint(document: PageDocument): string {
  let hash = 0x811c9dc5
  const text = canonicalJson(document)
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${text.length}-${hash >>> 0}`
}

/**
 * The steps that led to a document before a reload of this tab; none where the document is another one.
 * @param key names the page
 */
export function readHistory(key: string, document: PageDocument): History {
  try {
    const { of, history } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return of === fingerprint(document) ? history : emptyHistory
  } catch {
    return emptyHistory
  }
}

/** Writes the steps of a store for the next load of this tab, until the function that it gives is called. */
export function persistHistory(key: string, store: BuilderStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const { document, history } = store.getState()
    try {
      sessionStorage.setItem(key, JSON.stringify({ of: fingerprint(denormalize(document)), history }))
    } catch {
      // The storage is full: a reload begins with an empty history.
      sessionStorage.removeItem(key)
    }
  }
  const flush = () => void (timer !== undefined && write())
  const stop = store.subscribe(({ history }, before) => {
    if (history === before.history) return
    clearTimeout(timer)
    timer = setTimeout(() => runWhenIdle(flush), WRITE_MS)
  })
  window.addEventListener('pagehide', flush)
  return () => {
    flush()
    stop()
    window.removeEventListener('pagehide', flush)
  }
}
