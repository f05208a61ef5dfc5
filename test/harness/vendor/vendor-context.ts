import type { Recorder } from '../recorder'
import type { Sandbox } from '../sandbox'
import type { PageStack } from '../stack'
import type { Json, Target } from '../types'
import type { Script } from './script'

/** State that the parts of a vendor's API share. */
export interface VendorContext {
  target: Target
  recorder: Recorder
  sandbox: Sandbox
  stack: PageStack
  script: Script
  /**
   * Returns the real address for calls to the build's API origin; it may change while the app runs (a server that
   * restarts).
   */
  server: () => string
  /** Origin that the build was told to call. */
  builtOrigin: string
  /** Finds elements for selector queries: the boxes of those of the page on top. */
  select: (selector: string, page?: unknown) => Element[]
  /** The vendor's listeners (`onAppShow`, `onError`, …) by name. */
  listeners: Map<string, Set<(...args: unknown[]) => void>>
  launch: { path: string; query: Record<string, string>; scene: number }
}

export type Options = Json & {
  success?: (result: unknown) => void
  fail?: (error: unknown) => void
  complete?: (result: unknown) => void
}
export type Table = Record<string, unknown>

/** A call that the vendor refuses: `fields` are what the app's `fail` gets besides the words. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly fields: Json = {},
  ) {
    super(message)
  }
}

/** Options without callbacks, for the record. */
const plain = (options: unknown): unknown => {
  if (typeof options !== 'object' || options === null) return options
  return Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value !== 'function'))
}

/** The shape in which each vendor tells a failure. */
function refusalOf(vendorContext: VendorContext, name: string, error: unknown): Json {
  const fields = error instanceof Refusal ? error.fields : {}
  const message = error instanceof Error ? error.message : String(error)
  if (vendorContext.target === 'alipay') return { error: 2, errorMessage: message, ...fields }
  return { errMsg: `${name}:fail ${message}`.trim(), ...fields }
}

/**
 * An asynchronous API in the vendor's manner: callbacks when given, else a promise; the answer never comes within the
 * call. `work` gives the result or throws a Refusal.
 */
export function asynchronous(vendorContext: VendorContext, name: string, work: (options: Options) => unknown) {
  return (options: Options = {}) => {
    vendorContext.recorder.call(name, plain(options))
    const outcome = (async () => work(options))()
    const { success, fail, complete } = options
    const deliver = (result: Json, callback: ((value: unknown) => void) | undefined) => {
      const copy = vendorContext.sandbox.copy(result)
      vendorContext.sandbox.guard(() => callback?.call(options, copy))
      vendorContext.sandbox.guard(() => complete?.call(options, copy))
      return copy
    }
    const good = (value: unknown): Json => ({
      ...(vendorContext.target === 'weapp' ? { errMsg: `${name}:ok` } : {}),
      ...(value as Json | undefined),
    })
    if (success || fail || complete) {
      outcome.then(
        (value) => deliver(good(value), success),
        (error) => deliver(refusalOf(vendorContext, name, error), fail),
      )
      return undefined
    }
    return vendorContext.sandbox.promise((resolve, reject) => {
      outcome.then(
        (value) => resolve(vendorContext.sandbox.copy(good(value))),
        (error) => reject(vendorContext.sandbox.copy(refusalOf(vendorContext, name, error))),
      )
    })
  }
}

/** A synchronous API; what it throws reaches the app as an error of its own realm. */
export function synchronous(vendorContext: VendorContext, name: string, work: (...args: unknown[]) => unknown) {
  return (...args: unknown[]) => {
    vendorContext.recorder.call(name, args.length <= 1 ? plain(args[0]) : args.map(plain))
    return vendorContext.sandbox.copy(work(...args))
  }
}

/** `onX` / `offX`: keeps listeners for the harness to call. */
export function listening(vendorContext: VendorContext, name: string): Table {
  const all = () => vendorContext.listeners.get(name) ?? new Set()
  return {
    [`on${name}`]: (listener: (...args: unknown[]) => void) =>
      void vendorContext.listeners.set(name, all().add(listener)),
    [`off${name}`]: (listener?: (...args: unknown[]) => void) =>
      void (listener ? all().delete(listener) : vendorContext.listeners.delete(name)),
  }
}
