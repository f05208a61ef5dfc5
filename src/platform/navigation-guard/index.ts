import { currentEntry } from '@/platform/history-entries'
import { blockEntry } from './block-entry'
import type { BlockNavigation } from './types'

export const blockNavigation: BlockNavigation = (_text, confirm) => {
  const unblock = blockEntry(currentEntry(), confirm)
  // Closing the tab: the browser asks in its own words.
  const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', onBeforeUnload)
  return () => {
    unblock()
    window.removeEventListener('beforeunload', onBeforeUnload)
  }
}
