/** The text of a tab, with the pictures that a vendor requires beside it. */
export interface TabLabel {
  readonly text: string
  /** The text in app.config, which is shown at first. */
  readonly initialText: string
  /** Alipay takes a tab with its pictures alone. Relative to the root of the app's files. */
  readonly iconPath: string
  readonly selectedIconPath: string
}

export interface Tabs {
  /** The bar is the vendor's, not ours. */
  readonly isNative: boolean
  /** `text` empty takes the badge away. */
  setBadge(index: number, text: string): void
  /** Labels of all tabs in their order. */
  setLabels(labels: readonly TabLabel[]): void
  setColour(colour: string): void
  /** A tab has come in front: what the vendor refused before is changed now. */
  renew(): void
}
