import { BridgeError, nativeBridge } from '@/platform/native-bridge'
import type { Result, FailureReason } from '@/platform/result'

/** A silent shell has failed; the other words are the visitor's own or the shell's. */
export function failureReasonOf(error: unknown): FailureReason {
  if (!(error instanceof BridgeError)) return 'failed'
  return error.reason === 'timeout' ? 'failed' : error.reason
}

/**
 * Asks the native shell and never rejects.
 * @param read what is wanted of the shell's result; null when it is not of the agreed shape, which is a failure
 */
export async function askShell<T>(
  method: string,
  params: object,
  read: (result: unknown) => T | null,
): Promise<Result<T>> {
  try {
    const outcome = read(await nativeBridge.invoke(method, params))
    return outcome === null ? { ok: false, reason: 'failed' } : { ok: true, ...outcome }
  } catch (error) {
    return { ok: false, reason: failureReasonOf(error) }
  }
}

/** Returns a text field of the shell's result; empty when it is none. */
export const textOf = (result: unknown, name: string): string => {
  const value: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, name) : undefined
  return typeof value === 'string' ? value : ''
}
export const numberOf = (result: unknown, name: string): number => {
  const value: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, name) : undefined
  return typeof value === 'number' ? value : Number.NaN
}
