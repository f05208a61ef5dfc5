/**
 * AbortController for mini-programs, which lack it; TanStack Query makes one for each call. It aborts what listens to
 * its signal, and no more.
 */
type Listener = () => void

class Signal {
  aborted = false
  reason: unknown
  onabort: Listener | null = null
  private readonly listeners = new Set<Listener>()

  addEventListener(_type: string, listener: Listener): void {
    this.listeners.add(listener)
  }
  removeEventListener(_type: string, listener: Listener): void {
    this.listeners.delete(listener)
  }
  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }
  abort(reason: unknown): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    this.onabort?.()
    for (const listener of [...this.listeners]) listener()
  }
}

class Controller {
  readonly signal = new Signal()
  abort(reason: unknown = new Error('aborted')): void {
    this.signal.abort(reason)
  }
}

/** Puts it where modules look names up, unless the place has its own. */
export function installAbortController(scope: object): void {
  if (!('AbortController' in scope))
    Object.defineProperty(scope, 'AbortController', { value: Controller, writable: true, configurable: true })
}

// Alipay's older kernels have no `globalThis`; their `global` is the same object.
if (typeof globalThis !== 'undefined') installAbortController(globalThis)
else if (typeof global !== 'undefined') installAbortController(global)
