import { randomUUID } from 'node:crypto'
import type { Row } from '../row'
import { scarceThings } from './contention-scenarios'
import type { Attempt, Send } from './contention-scenarios/scenario'
import { openSite, randomOf, type Site } from './site'

export interface ContentionSize {
  buyers: number
  units: number
  seeds: number
}

/** Number of calls in flight; more would only wait in the sockets. */
const IN_FLIGHT = 64

/** In another order for each seed. */
function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const next = [...all]
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[next[i], next[j]] = [next[j] as T, next[i] as T]
  }
  return next
}

/** Calls at one of the processes, whichever chance says. */
const sendAt =
  (site: Site, random: () => number): Send =>
  async (who, path, body) => {
    const server = site.servers[Math.floor(random() * site.servers.length)]
    const reply = await fetch(`${server?.url}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Token ${who.token}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const replyBody = (await reply.json().catch(() => ({}))) as { err_code?: string }
    return { status: reply.status, code: replyBody.err_code ?? '', body: replyBody }
  }

/** Lets all of them try at once; how many were told that they have it. */
async function run(attempts: readonly Attempt[], send: Send): Promise<number> {
  const queue = [...attempts]
  let won = 0
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) if (await next(send)) won++
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
  return won
}

/**
 * For each scarce thing and seed: so many units, ten times as many who want one, several processes on one PostgreSQL.
 */
export async function contentionRows({ buyers, units, seeds }: ContentionSize): Promise<Row[]> {
  const site = await openSite(2)
  try {
    const people = await site.people(buyers)
    const rows: Row[] = []
    for (const { name, prepare } of scarceThings) {
      const wrong: string[] = []
      for (let seed = 1; seed <= seeds; seed++) {
        const random = randomOf(seed)
        const { attempts, countConsumed } = await prepare(site, people, units)
        const replies = await run(shuffled(attempts, random), sendAt(site, random))
        const counts = [replies, ...(await countConsumed())]
        if (counts.some((one) => one !== units)) wrong.push(`seed ${seed}: ${counts.join(' / ')}`)
      }
      console.error(`${name}: ${seeds - wrong.length} of ${seeds} seeds`)
      rows.push({
        what: `${buyers} for ${units}: ${name}`,
        value: wrong.length === 0 ? `exactly ${units}, ${seeds} seeds` : wrong.slice(0, 3).join('; '),
        goal: `exactly ${units}`,
        ok: wrong.length === 0,
      })
    }
    return rows
  } catch (error) {
    // What the processes said of it.
    for (const server of site.servers) console.error(server.log().slice(-3000))
    throw error
  } finally {
    await site.stop()
  }
}
