import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from '../row'
import { tradeDisturbed } from './disturbed-trade'
import { openSite } from './site'

/** Trades at two processes, one of which is killed at any moment, again and again. */
export async function crashRows(kills: number, seed = 1): Promise<Row[]> {
  const site = await openSite(2)
  try {
    const { effects, wrong } = await tradeDisturbed(site, seed, async (random, countOrders) => {
      for (let killCount = 0; killCount < kills; killCount++) {
        await pause(50 + random() * 800)
        await site.kill(Math.floor(random() * site.servers.length))
        if ((killCount + 1) % 20 === 0) console.error(`${killCount + 1} kills, ${countOrders()} orders`)
      }
    })
    return [
      {
        what: `${kills} kills: acknowledged effects lost or doubled`,
        value: `${wrong.length} of ${effects}`,
        goal: '0',
        ok: wrong.length === 0,
      },
    ]
  } finally {
    await site.stop()
  }
}
