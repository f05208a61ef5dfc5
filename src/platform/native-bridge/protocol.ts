/** Reasons why the shell returned no result. `unsupported`: this version of the shell does not know the method. */
export type BridgeFailure = 'missing' | 'cancelled' | 'denied' | 'unsupported' | 'failed' | 'timeout'

/** A call of the native bridge that ended without a result. */
export class BridgeError extends Error {
  constructor(
    readonly reason: BridgeFailure,
    method: string,
  ) {
    super(`native bridge: ${method} ${reason}`)
    this.name = 'BridgeError'
  }
}

/** The reply of the native shell; nothing of it is trusted before it is checked. */
export interface BridgeReply {
  readonly ok?: unknown
  readonly result?: unknown
  readonly error?: unknown
}

const failures: readonly BridgeFailure[] = ['cancelled', 'denied', 'unsupported']

/** Returns the shell's error code, `{ code, message }` or the code alone; an unknown code is a plain failure. */
export function failureOf(error: unknown): BridgeFailure {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : error
  return failures.find((failure) => failure === code) ?? 'failed'
}
