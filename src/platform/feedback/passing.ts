import { wait } from '@/lib/async'

/** Takes away the message that passes by itself and shows now: a toast, or a line at the top. */
let end: (() => void) | undefined
let since = 0
let until = 0

/**
 * Notes a message that shows for `ms` milliseconds from now. There is one at a time: another kind of it ends.
 * @param endFn takes it away; the same function for all messages of a kind, whose newer one takes the older one's place
 */
export function notePassing(ms: number, endFn: () => void): void {
  if (end !== endFn) endPassing()
  end = endFn
  since = Date.now()
  until = since + ms
}

/** Takes away the message that shows, if it has shown for `age` milliseconds. */
export function endPassing(age = 0): void {
  const now = Date.now()
  if (now >= until || now - since < age) return
  until = 0
  end?.()
}

/** Resolves once no such message shows: what opens then covers none. */
export async function waitForPassing(): Promise<void> {
  for (let left = until - Date.now(); left > 0; left = until - Date.now()) await wait(left)
}
