export interface Tabs {
  /** The bar is the vendor's, not ours. */
  readonly isNative: boolean
  /** `text` empty takes the badge away. */
  setBadge(index: number, text: string): void
  setLabels(labels: readonly string[]): void
  setColour(colour: string): void
  /** A tab has come in front: what the vendor refused before is changed now. */
  renew(): void
}
