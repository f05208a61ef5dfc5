import type { Entry } from '@/platform/history-entries'

interface Blocker {
  /** The entry of the screen that is not to be left. */
  readonly key: string
  readonly confirm: () => Promise<boolean>
}

let blocker: Blocker | undefined
let isConfirming = false

/** Prevents going back from the screen of `entry` until `confirm` says yes. Returns a function that ends this. */
export function blockEntry(entry: Entry, confirm: () => Promise<boolean>): () => void {
  const own = { key: entry.key, confirm }
  blocker = own
  return () => {
    if (blocker === own) blocker = undefined
  }
}

export const isBlocked = (entry: Entry | undefined): boolean => blocker !== undefined && blocker.key === entry?.key

/**
 * The browser has gone from the blocked entry `from` to `to` already: takes it back there, asks, and goes again when
 * the visitor will. A second "back" meanwhile is taken back, too, and asks nothing.
 */
export async function confirmLeave(from: Entry, to: Entry): Promise<void> {
  window.history.go(from.index - to.index)
  if (!blocker || isConfirming) return
  isConfirming = true
  const { confirm } = blocker
  try {
    if (!(await confirm())) return
    blocker = undefined
    window.history.go(to.index - from.index)
  } finally {
    isConfirming = false
  }
}
