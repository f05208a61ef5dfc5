import assert from 'node:assert/strict'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { audit } from '../../bench/reliability/audit'
import { quiet } from '../../bench/reliability/disturbed-trade'
import { openSite, type Person, randomOf, type Site, TENANT } from '../../bench/reliability/site'
import { type Acknowledged, oneOrder, vendorOf } from '../../bench/reliability/workload'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { until } from '../../scripts/lib/wait.mjs'
import type { Database } from '../../server/src/core/database.types'
import { openDatabase } from '../../server/src/db'
import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { exportSite } from '../../server/src/opening/export-site'
import { importSite } from '../../server/src/opening/import-site'
import { diskStorage } from '../../server/src/ports/storage/disk'
import { makeProduct } from '../factories/product'
import { findDumpPrograms, runDumpProgram } from '../support/dump-programs'

/** A test that hangs fails by its name. */
const LONG = { timeout: 600_000 }
const STOCK = 100_000
const FUND = 100_000_000
const PICTURE = 't1/seed/backup.txt'

const emptyLog = (): Acknowledged => ({
  orders: [],
  paid: new Set(),
  cancelled: new Set(),
  expired: new Set(),
  returned: new Set(),
})

interface Trade {
  readonly log: Acknowledged
  readonly product: number
  readonly buyers: readonly Person[]
  /** Ends the stream of orders. */
  stop(): Promise<void>
}

/** Lets six buyers order, pay and return goods, until it is stopped. */
async function startTrade(site: Site): Promise<Trade> {
  const buyers = await site.people(6)
  const [operator] = (await site.people(1, ['*'])) as [Person]
  const { id: product } = await site.database.owner.tx(async (tx) => {
    const recharge = { tenantId: TENANT, kind: 'fund', change: FUND, reason: 'recharge', ref: 'b' } as const
    for (const { id } of buyers) await changeBalance(tx, { ...recharge, userId: id, now: new Date() })
    const product = await makeProduct(tx, TENANT, { price: 1000, variants: [{ inventory: STOCK }] })
    await tx.rows('update image set full_key = $2, thumb_key = $2, thumb_wx_mp_key = $2 where tenant_id = $1', [
      TENANT,
      PICTURE,
    ])
    return product
  })
  const shop = { product, operator, pay: await vendorOf(site) }
  const log = emptyLog()
  let isOver = false
  const stream = Promise.all(
    buyers.map(async (who, n) => {
      const random = randomOf(n + 1)
      while (!isOver) await oneOrder(site, shop, who, log, random)
    }),
  )
  const stop = async () => {
    isOver = true
    await stream
  }
  return { log, product, buyers, stop }
}

/** Waits until so many more orders were acknowledged. */
const moreOrders = (log: Acknowledged, count: number): Promise<unknown> => {
  const goal = log.orders.length + count
  return until(async () => log.orders.length >= goal, { what: `${count} more orders`, every: 20 })
}

const ordersOf = async (database: Database): Promise<string[]> => {
  const rows = await database.owner.read((tx) => tx.rows<{ number: string }>('select number from shop_order'))
  return rows.map(({ number }) => number)
}

const programs = findDumpPrograms()

test('a backup that is taken while orders run is restored elsewhere with books that add up, and opens', {
  ...LONG,
  skip: programs === null && 'no PostgreSQL with pg_dump is on this machine',
}, async (t) => {
  if (programs === null) return
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storefront-backup-'))
  const postgres = await startPostgres({ programs })
  const site = await openSite(1, await postgres.createDatabase('shop'))
  t.after(async () => {
    await site.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const media = diskStorage(path.join(site.dataDir, 'media'), '/media')
  await media.put(PICTURE, Buffer.from('a picture'), 'text/plain')
  const trade = await startTrade(site)
  await moreOrders(trade.log, 20)

  // The database first: files that its rows name are there when the media are copied.
  const atStart = structuredClone(trade.log)
  const dump = path.join(folder, 'shop.dump')
  await runDumpProgram(programs, 'pg_dump', [
    ...['--format=custom', '--no-owner', '--no-privileges', `--file=${dump}`],
    `--dbname=${postgres.urlOf('shop')}`,
  ])
  await cp(path.join(site.dataDir, 'media'), path.join(folder, 'data/media'), { recursive: true })
  await moreOrders(trade.log, 10)
  await trade.stop()

  const url = await postgres.createDatabase('elsewhere')
  await runDumpProgram(programs, 'pg_restore', [
    ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', `--dbname=${url}`, dump],
  ])
  const copy = await openDatabase({ url, dataDir: '', poolMax: 4 }, () => undefined)
  const server = await startServer({
    dataDir: path.join(folder, 'data'),
    env: { DATABASE_URL: url, SEED: 'on', DOCS: '0', LOG_LEVEL: 'error' },
  })
  t.after(async () => {
    await server.stop()
    await copy.close()
  })
  const product = await fetch(`${server.url}/api/shop/product/${trade.product}/`)
  assert.equal(product.status, 200)
  assert.equal(await (await fetch(`${server.url}/media/${PICTURE}`)).text(), 'a picture')

  // What was under way at the backup goes on: jobs give refunds and close orders.
  await quiet({ database: copy })
  const orders = await ordersOf(copy)
  assert.ok(orders.length >= atStart.orders.length && orders.length < trade.log.orders.length)
  assert.deepEqual(
    atStart.orders.filter((number) => !orders.includes(number)),
    [],
  )
  const start = { product: trade.product, inventory: STOCK, fund: FUND, buyers: trade.buyers.map(({ id }) => id) }
  // An order whose time was let run out may have been open at the backup.
  const log = { ...atStart, orders, expired: new Set<string>() }
  assert.deepEqual(await audit({ ...site, database: copy }, log, start), [])

  // One site of the whole backup, put beside the one that went on.
  const ports = { clock: { now: () => new Date() }, storage: media }
  const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')]
  const total = await exportSite({ database: copy, ports }, 'qingshi', one)
  const restored = await importSite({ database: site.database, ports }, one, 'restored')
  assert.equal('slug' in restored && restored.slug, 'restored')
  assert.deepEqual(await exportSite({ database: site.database, ports }, 'restored', other), total)
})
