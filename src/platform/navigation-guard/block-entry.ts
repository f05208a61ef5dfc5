import type { Entry } from '@/platform/history-entries'

interface Hold {
  /** The entry of the screen that holds. */
  readonly key: string
  readonly ask: () => Promise<boolean>
}

let hold: Hold | undefined
let asking = false

/** The screen of `entry` is not left by going back before `ask` says yes. */
export function holdEntry(entry: Entry, ask: () => Promise<boolean>): () => void {
  const own = { key: entry.key, ask }
  hold = own
  return () => {
    if (hold === own) hold = undefined
  }
}

export const isHeld = (entry: Entry | undefined): boolean => hold !== undefined && hold.key === entry?.key

/**
 * The browser has gone from the held entry `from` to `to` already: takes it back there, asks, and goes again when the
 * visitor will. A second "back" meanwhile is taken back, too, and asks nothing.
 */
export async function askToLeave(from: Entry, to: Entry): Promise<void> {
  window.history.go(from.index - to.index)
  if (!hold || asking) return
  asking = true
  const { ask } = hold
  try {
    if (!(await ask())) return
    hold = undefined
    window.history.go(to.index - from.index)
  } finally {
    asking = false
  }
}
