import { rm } from 'node:fs/promises'
import { startServer } from '../scripts/lib/server.mjs'
import { atMost, median, type Row } from './row'

/** From nothing to ready with the demo data, and from there again, on the embedded database. */
export async function startRows(): Promise<Row[]> {
  const fresh = await startServer({ fresh: true })
  await fresh.stop()
  const warm: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const again = await startServer({ dataDir: fresh.dataDir, fromSources: true })
    warm.push(again.startedIn)
    await again.stop()
  }
  await rm(fresh.dataDir, { recursive: true, force: true })
  return [
    atMost('start, fresh with seed', fresh.startedIn / 1000, 60, ' s', 1),
    atMost('start, warm', median(warm) / 1000, 5, ' s', 1),
  ]
}
