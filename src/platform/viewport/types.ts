/**
 * The visible part of an element: `top` px of it lie above the window's upper edge (negative: it begins lower), the
 * window is `height` px high.
 */
export interface ViewportPosition {
  readonly top: number
  readonly height: number
}

export interface ViewportEvents {
  /** The page or the element may have moved. */
  readonly onSeen: (view: ViewportPosition) => void
  /** Heights in px of parts that are drawn, by their ids. */
  readonly onSizes: (sizes: ReadonlyMap<string, number>) => void
}

export interface ViewportWatch {
  /** The page was scrolled to `scrollTop`, as Taro's usePageScroll says. */
  readonly scrolled: (scrollTop: number) => void
  /** These parts of the element are drawn now. */
  readonly look: (parts: readonly string[]) => void
  /** Keeps the visible content in place after the content above the window became `delta` px higher. */
  readonly shift: (delta: number) => void
  /** Scrolls so that `top` px of the element lie above the window. */
  readonly place: (top: number) => void
  readonly stop: () => void
}
