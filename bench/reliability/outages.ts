import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../scripts/lib/wait.mjs'
import type { Row } from '../row'
import { openCluster } from './cluster'
import { tradeDisturbed } from './disturbed-trade'
import { openSite, type Site } from './site'

/** Orders that are placed between two outages, so that each meets trade. */
const ORDERS_BETWEEN = 5

/**
 * Waits until every process is ready again, and gives the milliseconds. A process that ended stays away: nobody starts
 * it again.
 */
async function readyAgain(site: Site): Promise<number> {
  const start = performance.now()
  const isReady = async () =>
    (
      await Promise.all(site.servers.map(({ url }) => fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })))
    ).every(({ ok }) => ok)
  await until(isReady, { what: 'both processes being ready again', timeout: 60_000, every: 20 })
  return performance.now() - start
}

/**
 * Trades at two processes whose database goes away: all connections end at `endings` moments, replies to as many
 * commits are lost, the server restarts, and it crashes and a synchronous standby takes its place.
 */
export async function outageRows(endings: number, seed = 1): Promise<Row[]> {
  const cluster = await openCluster()
  const site = await openSite(2, cluster.url)
  try {
    const pauses: number[] = []
    let endCount = 0
    const { effects, wrong } = await tradeDisturbed(site, seed, async (random, countOrders) => {
      const outages: (() => Promise<unknown>)[] = Array.from({ length: endings }, () => async () => {
        await cluster.loseCommit()
        await pause(random() * 300)
        endCount += await cluster.endConnections()
      })
      // Among the others, not at their end: what follows has to work on the new server, too.
      outages.splice(Math.ceil(endings / 3), 0, cluster.restart)
      outages.splice(Math.ceil((endings * 2) / 3), 0, cluster.failOver)
      for (const outage of outages) {
        const orders = countOrders()
        await until(() => countOrders() >= orders + ORDERS_BETWEEN, { what: 'orders between two outages' })
        await outage()
        pauses.push(await readyAgain(site))
        console.error(`${pauses.length} outages, ${countOrders()} orders`)
      }
    })
    const what = `${endings} times all connections ended (${endCount}) and a commit's reply lost, a restart, a failover`
    const longest = Math.max(...pauses)
    return [
      {
        what: `${what}: acknowledged effects lost or doubled`,
        value: `${wrong.length} of ${effects}`,
        goal: '0',
        ok: wrong.length === 0,
      },
      {
        what: 'the same: longest until both processes were ready again',
        value: `${longest.toFixed(0)} ms`,
        goal: '5000 ms',
        ok: longest <= 5000,
      },
    ]
  } catch (error) {
    for (const server of site.servers) console.error(server.log().slice(-3000))
    throw error
  } finally {
    await site.stop()
    await cluster.stop()
  }
}
