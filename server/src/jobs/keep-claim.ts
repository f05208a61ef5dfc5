/** Milliseconds between two renewals of the claim of a job that runs: a third of the shortest claim. */
export const RENEW_MS = 20_000

/**
 * Renews a claim again and again while its job runs. A renewal that fails is left to the next one: the database may be
 * away for a moment.
 * @returns a function that ends it, and waits for the renewal that runs
 */
export function keepClaim(renew: () => Promise<unknown>, everyMs: number): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout
  let isOver = false
  const plan = () => {
    timer = setTimeout(() => {
      running = renew()
        .catch(() => undefined)
        .then(() => {
          if (!isOver) plan()
        })
    }, everyMs)
    timer.unref()
  }
  plan()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
