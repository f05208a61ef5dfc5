export interface Network {
  /** Calls `listener` each time the device has a network again. */
  onReturn(listener: () => void): void
}
