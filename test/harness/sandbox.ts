import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { scriptOf } from './compiled'
import { describeReason, type Recorder } from './recorder'

/** The body of a CommonJS module. */
type ModuleFunction = (require: (ref: string) => unknown, module: { exports: unknown }, exports: unknown) => void

/**
 * The logic layer of a mini-program: a JavaScript realm with the language's own objects, timers, a console and what the
 * vendor adds. No `window`, `document`, `fetch`, `URL`, `AbortController`: code that needs one fails here as it does on
 * a phone.
 */
export class Sandbox {
  readonly context: vm.Context
  private readonly modules = new Map<string, { exports: unknown }>()
  private readonly timers = new Set<NodeJS.Timeout>()
  /** File whose top level runs now, relative and without ending; `Page()` and `Component()` belong to it. */
  loading = ''
  private readonly parse: (text: string) => unknown
  /** Sets the program's clock ahead by so many milliseconds; timers that run keep their time. */
  readonly setAhead: (ms: number) => void
  private isClosed = false

  constructor(
    private readonly dir: string,
    private readonly recorder: Recorder,
    globals: Record<string, unknown>,
  ) {
    // Neither vendor's runtime makes code out of strings.
    this.context = vm.createContext(
      { ...this.timing(), console: this.console(), ...globals },
      { codeGeneration: { strings: false, wasm: false } },
    )
    this.parse = vm.runInContext('(text) => JSON.parse(text)', this.context) as (text: string) => unknown
    const clock =
      '(() => { const now = Date.now; let ahead = 0; Date.now = () => now() + ahead; return (ms) => { ahead += ms } })()'
    this.setAhead = vm.runInContext(clock, this.context) as (ms: number) => void
  }

  /** A copy of plain data made of the sandbox's own objects, so that `instanceof Array` and the like hold inside. */
  copy<T>(value: T): T {
    return value === undefined ? value : (this.parse(JSON.stringify(value)) as T)
  }

  /** A promise of the sandbox's own kind. */
  promise<T>(executor: (resolve: (value: T) => void, reject: (reason: unknown) => void) => void): Promise<T> {
    const SandboxPromise = vm.runInContext('Promise', this.context) as PromiseConstructor
    return new SandboxPromise(executor)
  }

  /** Runs `work` like the vendor does a callback: an exception is reported and the program goes on. */
  guard<T>(work: () => T): T | undefined {
    if (this.isClosed) return undefined
    try {
      return work()
    } catch (error) {
      this.recorder.problem('exception', describeReason(error))
      return undefined
    }
  }

  /** `require` of a file by its path inside the output. */
  load(file: string): unknown {
    const name = file.endsWith('.js') ? file : `${file}.js`
    const cachedModule = this.modules.get(name)
    if (cachedModule) return cachedModule.exports
    const module = { exports: {} as unknown }
    this.modules.set(name, module)
    const before = this.loading
    this.loading = name.slice(0, -'.js'.length)
    try {
      const file = path.join(this.dir, name)
      const script = scriptOf(file, () => `(function (require, module, exports) {${readFileSync(file, 'utf8')}\n})`)
      const run = script.runInContext(this.context) as ModuleFunction
      run((ref: string) => this.load(path.posix.join(path.posix.dirname(name), ref)), module, module.exports)
    } finally {
      this.loading = before
    }
    return module.exports
  }

  /** No timer runs after this. */
  close(): void {
    this.isClosed = true
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
  }

  private timing() {
    // Numbers, as in the vendors' runtimes, not node's objects.
    const handles = new Map<number, NodeJS.Timeout>()
    let last = 0
    const add =
      (repeat: boolean) =>
      (work: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
        const id = ++last
        const run = () => {
          if (!repeat) this.dropTimer(handles, id)
          this.guard(() => work(...args))
        }
        const timer = repeat ? setInterval(() => this.recorder.tick(run), delay) : setTimeout(run, delay)
        handles.set(id, timer)
        this.timers.add(timer)
        return id
      }
    const clear = (id: number) => {
      const timer = handles.get(id)
      if (timer) clearTimeout(timer)
      this.dropTimer(handles, id)
    }
    return { setTimeout: add(false), setInterval: add(true), clearTimeout: clear, clearInterval: clear }
  }

  private dropTimer(handles: Map<number, NodeJS.Timeout>, id: number): void {
    const timer = handles.get(id)
    if (timer) this.timers.delete(timer)
    handles.delete(id)
  }

  private console() {
    const loggerFor =
      (level: string) =>
      (...args: unknown[]) => {
        const text = args.map((arg) => (typeof arg === 'object' ? describeReason(arg) : String(arg))).join(' ')
        this.recorder.console.push({ level, text })
        if (level === 'error') this.recorder.problem('console', text)
      }
    return {
      log: loggerFor('log'),
      info: loggerFor('info'),
      debug: loggerFor('debug'),
      warn: loggerFor('warn'),
      error: loggerFor('error'),
      group: loggerFor('log'),
      groupEnd: () => {},
      table: loggerFor('log'),
    }
  }
}
