import { overviewRows } from '@storefront/contract/domain/ops/overview'
import { waitingRows } from '@storefront/contract/domain/ops/waiting'
import { idOf, paidOrder } from '../support/after-sales'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { track } from '../../factories/track'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())

const overview = async (client = owner): Promise<Loose> => (await client.get('/studio/overview/')).body
const countOf = ({ waiting, figures }: Loose, name: string): number =>
  [...waiting, ...figures].find(({ kind }: Loose) => kind === name)?.count
/** Writes as many rows as the statement selects. */
const write = (sql: string, values: readonly (string | number)[] = []) =>
  t.make((tx) => tx.rows(sql, [MAIN, ...values]))

test('the overview shows eight days of the site, today at the end, with the conversion of each', async () => {
  const before = await overview()
  expect(before.days).toHaveLength(8)
  const { number } = await paidOrder(t, 1, { name: '概览杯' })
  const id = await idOf(t, number)
  const at = t.ports.clock.now().toISOString()
  await write('update shop_order set created_at = $3, paid_at = $3 where tenant_id = $1 and id = $2', [id, at])
  await write('update ledger_entry set created_at = $3, amount = 1234 where tenant_id = $1 and order_id = $2', [id, at])
  await t.make((tx) =>
    track(tx, MAIN, [
      { at, visit: 'one', page: '/' },
      { at, visit: 'two', page: '/' },
    ]),
  )
  const { days } = await overview()
  const today = days.at(-1)
  expect(today.visitors).toBe(before.days.at(-1).visitors + 2)
  expect(today.paid_orders).toBe(before.days.at(-1).paid_orders + 1)
  expect(today.conversion).toBe(Math.round((1000 * today.paid_orders) / today.visitors) / 10)
  expect(days[0].conversion).toBeNull()
})

test('each figure is counted for staff with its permission alone', async () => {
  for (const [kind, { permission }] of [...Object.entries(waitingRows), ...Object.entries(overviewRows)]) {
    const { client } = await t.user({ perms: [permission] })
    const reply = await overview(client)
    const kinds = [...reply.waiting, ...reply.figures].map((one: Loose) => one.kind)
    expect(kinds).toContain(kind)
    expect(reply.days).toBeNull()
  }
  const { client } = await t.user({ perms: ['base.read_shortlink'] })
  expect(await overview(client)).toMatchObject({ days: null, waiting: [], figures: [] })
})

test('a failed job counts in its own site', async () => {
  const before = countOf(await overview(), 'failed_jobs')
  for (const tenant of [MAIN, OTHER])
    await t.make((tx) =>
      tx.rows(
        "insert into job (tenant_id, kind, key, run_at, attempts, failed_at, last_error) values ($1, 'overview_test', 'a', $2, 1, $2, 'x')",
        [tenant, t.ports.clock.now()],
      ),
    )
  expect(countOf(await overview(), 'failed_jobs')).toBe(before + 1)
})

test('news name the orders that were paid since the caller asked, to those who may see orders', async () => {
  const first = (await owner.get('/studio/news/')).body
  expect(first.orders).toEqual([])
  t.ports.clock.forward(60)
  const { number } = await paidOrder(t, 1, { name: '新单杯' })
  const path = `/studio/news/?since=${first.at}`
  const { body } = await owner.get(path)
  expect(body.orders.map((one: Loose) => one.number)).toEqual([number])
  expect((await owner.get(`/studio/news/?since=${body.at}`)).body.orders).toEqual([])
  const clerk = (await t.user({ perms: ['note.change_note'] })).client
  expect((await clerk.get(path)).body.orders).toEqual([])
})
