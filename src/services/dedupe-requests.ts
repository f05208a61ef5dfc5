import { CallAborted } from './error'

interface Shared<T> {
  readonly promise: Promise<T>
  readonly stop: AbortController
  waiting: number
}

const open = new Map<string, Shared<unknown>>()

/** A write makes what is being read old: reads after it ask for themselves. */
export function clearPendingReads(): void {
  open.clear()
}

function begin<T>(name: string, read: (signal: AbortSignal) => Promise<T>): Shared<T> {
  const stop = new AbortController()
  const shared: Shared<T> = { promise: read(stop.signal), stop, waiting: 0 }
  const end = () => {
    if (open.get(name) === shared) open.delete(name)
  }
  shared.promise.then(end, end)
  open.set(name, shared)
  return shared
}

/**
 * Identical reads in flight share one request. Each caller may cancel with its own `signal` and gets `CallAborted`; the
 * request itself is cancelled when all callers have cancelled.
 * @param name what makes reads identical: the address and who sees it
 */
export function dedupeRead<T>(
  name: string,
  read: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(new CallAborted())
  const shared = (open.get(name) as Shared<T> | undefined) ?? begin(name, read)
  shared.waiting += 1
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      reject(new CallAborted())
      shared.waiting -= 1
      if (shared.waiting > 0) return
      if (open.get(name) === shared) open.delete(name)
      shared.stop.abort()
    }
    signal?.addEventListener('abort', leave)
    shared.promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
  })
}
