export interface Updates {
  /** Calls `ready` when a newer version was fetched; `apply` restarts into it. */
  listen(ready: (apply: () => void) => void): void
}

/** What a page tells a waiting service worker: it may take over, because nothing that was typed can be lost. */
export const TAKE_OVER = 'take-over'
