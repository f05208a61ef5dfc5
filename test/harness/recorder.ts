import { AsyncLocalStorage } from 'node:async_hooks'
import type { Activity } from './quiet'
import type { ApiCall, Exchange, Problem } from './types'

/** Everything a run of the mini-program leaves behind, for tests to look at. */
export class Recorder implements Activity {
  readonly calls: ApiCall[] = []
  readonly problems: Problem[] = []
  readonly exchanges: Exchange[] = []
  readonly console: { level: string; text: string }[] = []
  /** Calls to the server that have no answer yet. */
  pending = 0
  lastChange = performance.now()
  private readonly ticks = new AsyncLocalStorage<true>()

  /** Something happened: a call, an answer, an update of a page. */
  touch(): void {
    if (!this.ticks.getStore()) this.lastChange = performance.now()
  }

  /**
   * Runs what an interval repeats, as clocks that count down do: several of them may leave no quiet moment on a busy
   * machine.
   */
  tick(work: () => void): void {
    this.ticks.run(true, work)
  }

  /** Says which page is on top; set once the page stack exists. */
  currentPage: () => string = () => ''

  call(name: string, options: unknown): void {
    this.touch()
    this.calls.push({ name, options, page: this.currentPage() })
  }

  problem(kind: Problem['kind'], message: string): void {
    this.problems.push({ kind, message: message.slice(0, 4000), page: this.currentPage() })
  }

  exchange(exchange: Omit<Exchange, 'page'>): void {
    this.touch()
    this.exchanges.push({ ...exchange, page: this.currentPage() })
  }

  /** Options of every call of one API so far. */
  callsOf(name: string): unknown[] {
    return this.calls.filter((call) => call.name === name).map((call) => call.options)
  }

  /** Returns a summary of the last activity, for the error of a wait that has timed out. */
  summary(): string {
    const sinceChange = Math.round(performance.now() - this.lastChange)
    const last = { calls: this.calls.slice(-3), exchanges: this.exchanges.slice(-3), problems: this.problems.slice(-3) }
    return `${this.pending} requests without a reply, the last change ${sinceChange} ms ago, ${JSON.stringify(last).slice(0, 2000)}`
  }

  /** Takes the problems so far away, for a test that has looked at them. */
  takeProblems(): Problem[] {
    return this.problems.splice(0)
  }
}

/** An error as people read it; errors of the sandbox are not instances of this realm's Error. */
export function describeReason(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { stack, message, name } = error as { stack?: string; message?: string; name?: string }
    if (stack) return stack.includes(message ?? '') ? stack : `${name}: ${message}\n${stack}`
    try {
      return JSON.stringify(error)
    } catch {
      return String(error)
    }
  }
  return String(error)
}
