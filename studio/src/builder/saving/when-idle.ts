/** Work that may wait goes to the pauses of typing; where the browser knows none (Safari) it is done at once. */
export function runWhenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 })
  else work()
}
