import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { audit } from '../../bench/reliability/audit'
import { contentionRows } from '../../bench/reliability/contention'
import { crashRows } from '../../bench/reliability/crash-recovery'
import { matrixRows } from '../../bench/reliability/matrix'
import { outageRows } from '../../bench/reliability/outages'
import { openSite, type Person, randomOf, type Site, TENANT } from '../../bench/reliability/site'
import { type Acknowledged, oneOrder, vendorOf } from '../../bench/reliability/workload'
import { unfiltered } from '../../bench/reliability/rls-only'
import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { makeProduct } from '../factories/product'

/** A test that hangs fails by its name; the longest takes half a minute, and many times that on a busy machine. */
const LONG = { timeout: 600_000 }

/** Runs the checks of `npm run reliability` with small numbers. */
test('contention: ten buyers per unit get exactly the units, for every limited resource', LONG, async () => {
  for (const { what, value, ok } of await contentionRows({ buyers: 30, units: 3, seeds: 1 }))
    assert.equal(ok, true, `${what}: ${value}`)
})

test('crash recovery: killed processes lose and duplicate nothing acknowledged', LONG, async () => {
  for (const { what, value, ok } of await crashRows(3)) assert.equal(ok, true, `${what}: ${value}`)
})

test(
  'outages: ended connections, lost replies, a restart and a failover lose and duplicate nothing acknowledged',
  LONG,
  async () => {
    for (const { what, value, ok } of await outageRows(2)) assert.equal(ok, true, `${what}: ${value}`)
  },
)

test('access without permission is refused by the application and by row-level security alone', LONG, async () => {
  for (const { what, value, ok } of await matrixRows()) assert.equal(ok, true, `${what}: ${value}`)
})

test('the same is refused through PgBouncer', LONG, async (t) => {
  process.env.POOLER = '1'
  t.after(() => delete process.env.POOLER)
  for (const { what, value, ok } of await matrixRows()) assert.equal(ok, true, `${what}: ${value}`)
})

test('the RLS-only rewrite removes the tenant filter from a statement, and nothing else', () => {
  assert.equal(
    unfiltered('select 1 from t where t.tenant_id = $1 and id = $12'),
    'select 1 from t where ($1::int is not null) and id = $12',
  )
  assert.equal(unfiltered('delete from x where tenant_id = $2'), 'delete from x where ($2::int is not null)')
  assert.equal(unfiltered('join b on b.tenant_id = a.tenant_id'), 'join b on b.tenant_id = a.tenant_id')
})

let site: Site
before(async () => {
  site = await openSite(1)
})
after(() => site.stop())

test('the audit detects a lost order, a duplicate payment, a missing piece and a wrong balance', async () => {
  const [buyer, operator] = (await site.people(2, ['*'])) as [Person, Person]
  const { id: product } = await site.database.owner.tx(async (tx) => {
    await changeBalance(tx, {
      tenantId: TENANT,
      userId: buyer.id,
      kind: 'fund',
      change: 1_000_000,
      reason: 'recharge',
      ref: 'trust',
      now: new Date(),
    })
    return makeProduct(tx, TENANT, { price: 1000, variants: [{ inventory: 100 }] })
  })
  const log: Acknowledged = {
    orders: [],
    paid: new Set(),
    cancelled: new Set(),
    expired: new Set(),
    returned: new Set(),
  }
  const shop = { product, operator, pay: await vendorOf(site) }
  const random = randomOf(5)
  // Always by balance, never returned.
  const fixedRandom = () => (random() < 0.5 ? 0.44 : 0.43)
  for (let n = 0; n < 3; n++) await oneOrder(site, shop, buyer, log, fixedRandom)
  const start = { product, inventory: 100, fund: 1_000_000, buyers: [buyer.id] }
  assert.deepEqual(await audit(site, log, start), [])
  assert.equal(log.paid.size, 3)
  const [first = ''] = log.orders
  const breaks: readonly (readonly [sql: string, words: RegExp])[] = [
    [`update shop_order set number = 'gone' where number = '${first}'`, /is lost/],
    [
      "insert into ledger_entry (tenant_id, order_id, kind, vendor, amount, ref, created_at) select 1, min(id), 'payment', 'fund', 1, 'twice', now() from shop_order",
      /2 payments/,
    ],
    ['update variant set inventory = inventory - 1', /pieces are held/],
    ["update balance set amount = amount + 1 where kind = 'fund'", /is to have/],
  ]
  for (const [sql, words] of breaks) {
    await site.database.owner.tx((tx) => tx.rows(sql))
    assert.match((await audit(site, log, start)).join('\n'), words)
  }
})
