import { until } from '../../scripts/lib/wait.mjs'
import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { makeProduct } from '../../test/factories/product'
import { audit } from './audit'
import { auditPromotion, noGains, oneGame, openProgramme } from './promotion'
import { randomOf, type Site, TENANT } from './site'
import { type Acknowledged, oneOrder, vendorOf } from './workload'

const BUYERS = 12
const STOCK = 1_000_000
const FUND = 100_000_000

/** Waits until nothing is due any more, and nothing is on its way. */
export async function quiet(site: Pick<Site, 'database'>): Promise<void> {
  const open = "select 1 from job where run_at <= now() or (kind = 'refund') or (kind = 'payment_close') limit 1"
  await until(
    async () => {
      // What a killed process had claimed is due again in a minute or more: nobody waits for that here.
      await site.database.owner.tx((tx) =>
        tx.rows(
          "update job set run_at = now() where attempts > 0 and run_at > now() and run_at < now() + interval '1 day'",
        ),
      )
      return (await site.database.owner.read((tx) => tx.rows(open))).length === 0
    },
    { what: 'the end of what is due', timeout: 120_000, every: 2500 },
  )
}

/** Result of trade under disturbance. */
export interface Trade {
  /** Everything that was acknowledged. */
  effects: number
  /** Descriptions of lost, doubled or inconsistent data. */
  wrong: string[]
}

/**
 * Runs a stream of orders, payments, notices, returns, games and jobs at the site's processes while `disturb` does
 * its worst, and audits what is left when all is quiet.
 * @param disturb resolves when the stream may end; `countOrders` says how far it is
 */
export async function tradeDisturbed(
  site: Site,
  seed: number,
  disturb: (random: () => number, countOrders: () => number) => Promise<void>,
): Promise<Trade> {
  const random = randomOf(seed)
  const buyers = await site.people(BUYERS)
  const [operator] = await site.people(1, ['*'])
  const [promoter] = await site.people(1)
  if (!operator || !promoter) throw new Error('nobody runs the shop')
  const { id: product } = await site.database.owner.tx(async (tx) => {
    for (const { id } of buyers)
      await changeBalance(tx, {
        tenantId: TENANT,
        userId: id,
        kind: 'fund',
        change: FUND,
        reason: 'recharge',
        ref: 'trust',
        now: new Date(),
      })
    return makeProduct(tx, TENANT, { price: 1000, variants: [{ inventory: STOCK }] })
  })
  const shop = { product, operator, pay: await vendorOf(site) }
  const log: Acknowledged = {
    orders: [],
    paid: new Set(),
    cancelled: new Set(),
    expired: new Set(),
    returned: new Set(),
  }
  const programme = await openProgramme(site, operator, promoter, buyers)
  const gains = noGains()
  let isOver = false
  const stream = Promise.all(
    buyers.map(async (who, n) => {
      const own = randomOf(seed * 1000 + n)
      while (!isOver) {
        await oneOrder(site, shop, who, log, own)
        await oneGame(site, programme, who, gains, own)
      }
    }),
  )
  // A stream that breaks ends the run; it is not waited for.
  try {
    await Promise.race([disturb(random, () => log.orders.length), stream])
  } finally {
    isOver = true
  }
  await stream
  await quiet(site)
  const ids = buyers.map(({ id }) => id)
  const wrong = [
    ...(await audit(site, log, { product, inventory: STOCK, fund: FUND, buyers: ids })),
    ...(await auditPromotion(site, gains, ids)),
  ]
  for (const words of wrong.slice(0, 20)) console.error(words)
  const games = [gains.turns, gains.tickets, gains.prizes]
    .flatMap((counts) => [...counts.values()])
    .reduce((sum, n) => sum + n, gains.signIns.size)
  return {
    effects: games + log.orders.length + log.paid.size + log.cancelled.size + log.expired.size + log.returned.size,
    wrong,
  }
}
