export interface Updates {
  /** Calls `ready` when a newer version was fetched; `apply` restarts into it. */
  listen(ready: (apply: () => void) => void): void
}
