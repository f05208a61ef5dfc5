/** Milliseconds of processor time that `work` takes: unlike the clock's they are the same on a busy machine. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
