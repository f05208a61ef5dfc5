/**
 * Reporter of node's test runner: one JSON line with the number of tests passed and failed, and what failed. A suite is
 * not counted, unless it failed by itself: its file does not load, or a hook of it failed.
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* count(events) {
  /** @type {{ passed: number, failed: number, failures: { title: string, message: string }[] }} */
  const counts = { passed: 0, failed: 0, failures: [] }
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.skip !== undefined) continue
    if (
      data.details?.type === 'suite' &&
      (type === 'test:pass' || data.details.error?.failureType === 'subtestsFailed')
    )
      continue
    counts[type === 'test:pass' ? 'passed' : 'failed'] += 1
    if (type === 'test:fail')
      counts.failures.push({
        title: data.name,
        message: String(data.details?.error?.cause?.message ?? data.details?.error?.message ?? ''),
      })
  }
  yield JSON.stringify(counts)
}
