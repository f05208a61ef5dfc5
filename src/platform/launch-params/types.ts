import type { Query } from '@/lib/query'

/** The address by which a visit began. */
export interface LaunchParams {
  /** Values of these keys, as far as they are there; the address in front loses them, so that nothing passes them on. */
  consume(keys: readonly string[]): Query
  /** Calls `arrived` each time that another link brings the visitor back into the running app; browsers load anew instead. */
  listen(onArrive: (query: Query) => void): void
}
