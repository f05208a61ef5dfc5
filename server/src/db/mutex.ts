/** Lets one caller in at a time, in the order in which they came. */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve()

  run<T>(fn: () => Promise<T>): Promise<T> {
    const mine = this.#tail.then(fn, fn)
    // The next one waits for this one, however it ends; its failure is only its caller's.
    this.#tail = mine.catch(() => undefined)
    return mine
  }
}
