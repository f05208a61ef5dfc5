/** Settles in a task of its own: what waits for the page's thread comes first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

/** Runs parts in their order, each in a task of its own. */
export async function runInTasks(parts: readonly (() => unknown)[]): Promise<void> {
  for (const run of parts) {
    await run()
    await nextTask()
  }
}
