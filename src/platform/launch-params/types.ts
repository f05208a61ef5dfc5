import type { Query } from '@/lib/query'

/** The address by which a visit began. */
export interface LaunchParams {
  /**
   * Values of these keys, as far as present; they are removed from the current address, so that nothing passes them on.
   */
  consume(keys: readonly string[]): Query
  /**
   * Calls `onArrive` each time another link brings the visitor back into the running app; browsers reload the page
   * instead.
   */
  listen(onArrive: (query: Query) => void): void
}
