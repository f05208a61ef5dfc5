export interface Updates {
  /** Calls `ready` when a newer version was fetched; `apply` restarts into it. */
  listen(ready: (apply: () => void) => void): void
}

/** The message by which a page lets a waiting service worker take over, because no input can be lost any more. */
export const TAKE_OVER = 'take-over'
