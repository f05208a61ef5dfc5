/** Errors that nothing else caught. */
export interface UncaughtErrors {
  listen(report: (error: unknown) => void): void
}
