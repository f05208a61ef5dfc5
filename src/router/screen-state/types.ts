/** What one screen keeps across a reload, and while it is unmounted because many others are open. */
export interface ScreenState {
  /** What was kept under this name when the screen was left; undefined when nothing was. It is JSON of ours, maybe of an older version. */
  readonly restore: (name: string) => unknown
  /** `take` is asked whenever the screen is left, what it gives is kept unless undefined; returns an end of that. */
  readonly save: (name: string, take: () => unknown) => () => void
}
