/** The native shell's bridge (docs/native-bridge.md). */
export interface NativeBridge {
  /** The shell is there and speaks. */
  readonly present: () => boolean
  /** Calls one of the shell's methods; rejects with `BridgeError` (its `reason`). The wait depends on the method. */
  invoke(method: string, params?: object, timeoutMs?: number): Promise<unknown>
  /** Hears what the shell tells by itself, e.g. `token`, until the returned function is called. */
  on(event: string, listener: (data: unknown) => void): () => void
}
