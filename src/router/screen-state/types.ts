/** The state that one screen saves across a reload, and while it is unmounted because many others are open. */
export interface ScreenState {
  /**
   * Returns the value that was saved under this name when the screen was left; undefined if there is none. It is JSON
   * of ours, maybe of an older version.
   */
  readonly restore: (name: string) => unknown
  /** `read` is asked whenever the screen is left, what it returns is saved unless undefined; returns an end of that. */
  readonly save: (name: string, read: () => unknown) => () => void
}
