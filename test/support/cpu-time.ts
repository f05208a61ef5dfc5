const since = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Milliseconds of processor time that `work` takes: unlike the clock's they are the same on a busy machine. */
export function cpuTime(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  return since(start)
}

/** The same of work that waits, with all that this process does meanwhile. */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  return since(start)
}
