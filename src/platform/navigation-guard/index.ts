import { currentEntry } from '@/platform/history-entries'
import { holdEntry } from './block-entry'
import type { Unsaved } from './types'

export const unsaved: Unsaved = {
  hold(_text, ask) {
    const release = holdEntry(currentEntry(), ask)
    // Closing the tab: the browser asks in its own words.
    const closing = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', closing)
    return () => {
      release()
      window.removeEventListener('beforeunload', closing)
    }
  },
}
