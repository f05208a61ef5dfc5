import { here } from '@/router/navigate'

const PAGE_MAX = 300

interface EventBatcherOptions<T> {
  /** Entries of one call at most. */
  readonly size: number
  readonly pauseMs: number
  /** Entries of one visit at most: a loop that goes on for ever must not flood the server. */
  readonly visitMax: number
  /** `pageHide`: the page may be going away. What cannot be sent is lost: reporting it would create another entry. */
  readonly send: (entries: T[], pageHide: boolean) => Promise<unknown>
}

/** Entries that no caller waits for: several go to the server in one request, a moment later. */
export interface EventBatcher<T> {
  /** False when this visit has sent enough; the entry is dropped then. */
  put(entry: T): boolean
  /** Sends what waits at once: the page is going out of sight and may not come back. */
  flush(): void
}

export function createEventBatcher<T>({ size, pauseMs, visitMax, send }: EventBatcherOptions<T>): EventBatcher<T> {
  const waiting: T[] = []
  let isTimed = false
  let visitCount = 0
  const sendSome = (pageHide: boolean) => {
    const entries = waiting.splice(0, size)
    if (entries.length > 0) void send(entries, pageHide).catch(() => {})
  }
  const plan = () => {
    if (isTimed) return
    isTimed = true
    setTimeout(() => {
      isTimed = false
      sendSome(false)
      if (waiting.length > 0) plan()
    }, pauseMs)
  }
  return {
    put(entry) {
      if (visitCount >= visitMax) return false
      visitCount += 1
      waiting.push(entry)
      plan()
      return true
    },
    flush() {
      while (waiting.length > 0) sendSome(true)
    },
  }
}

/** At most `most` characters that the server can store: no NUL, and no half of a surrogate pair, as a cut may leave. */
export const sanitizeForStorage = (text: string, most: number): string =>
  Array.from(text.slice(0, most))
    .filter((character) => character !== '\0' && !/^[\ud800-\udfff]$/.test(character))
    .join('')

/** Returns the address of the screen in front, sanitised for storage; '' if it is not known. */
export function currentPagePath(): string {
  try {
    return sanitizeForStorage(here(), PAGE_MAX)
  } catch {
    return ''
  }
}
