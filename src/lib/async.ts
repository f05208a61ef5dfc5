/** Returns the promise's value, or `otherwise` when it takes longer. */
export function withTimeout<T>(ms: number, promise: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Resolves after `ms` milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
