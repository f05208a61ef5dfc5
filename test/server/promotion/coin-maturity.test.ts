import * as fc from 'fast-check'
import { sections, sectionSql } from '../../../server/src/domains/account/privacy/sections'
import { changeBalance } from '../../../server/src/domains/wallet/balance/balance'
import { makeCoinRule } from '../../factories/promotion'
import { apply, opsStep, paidOrder, stepReturn } from '../support/after-sales'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { ticketCalls } from '../support/tickets'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterEach(() => t.make((tx) => tx.rows('delete from coin_rule where tenant_id = 1')))
afterAll(() => t.stop())

const DAY = 86_400
const HOLD = 15
type Client = Awaited<ReturnType<TestApp['user']>>['client']
const account = async (client: Client) => (await client.get('/gamification/account/')).body
const history = async (client: Client) => (await client.get('/gamification/ledger/?kind=diamond')).body.results
const daysFromNow = (days: number) => new Date(t.ports.clock.now().getTime() + days * DAY * 1000).toISOString()
const wait = async (days: number) => {
  t.ports.clock.forward(days * DAY)
  await t.due.runDue(t.ports.clock.now())
}
const rule = (more: Partial<Parameters<typeof makeCoinRule>[2]> = {}) =>
  t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'order', point: 0, charm: 0, holdDays: HOLD, ...more }))

/** An order of cups at 100.00 that is completed now. */
async function completedOrder(quantity = 2) {
  const scene = await paidOrder(t, quantity, { price: 10_000 })
  await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
  const { body } = await scene.buyer.client.post(
    `/shop/order/${scene.number}/process/`,
    { action: 'confirm' },
    { key: true },
  )
  const requestReturn = async (amount = '100.00'): Promise<string> => (await apply(scene, { amount })).body.number
  const refund = async (amount?: string) => {
    expect((await stepReturn(scene.operator.client, await requestReturn(amount), 'agree')).status).toBe(200)
    await t.due.runDue(t.ports.clock.now())
  }
  return { ...scene, client: scene.buyer.client, completion: body, requestReturn, refund }
}

test('coins of an order are pending until its time for returns is over, and then expire by their own days', async () => {
  await rule({ validDays: 30 })
  const { client, completion, buyer } = await completedOrder()
  const pending = [{ kind: 'diamond', amount: 10, matures: daysFromNow(HOLD) }]
  const subDescription = `退货期结束后到账，预计 ${daysFromNow(HOLD).slice(0, 10)}`
  expect(completion.flashMessages).toMatchObject([
    { kind: 'gamification', description: '待入账', subDescription, gamification: { diamond: { amount: 10 } } },
  ])
  expect(await account(client)).toMatchObject({ diamond: { amount: 0 }, pending, expiring: [] })
  expect(await history(client)).toEqual([])
  const staff = (await t.user({ perms: ['gamification.grant_amount', 'base.read_customer'] })).client
  const users = (await staff.get('/ops/gamification/user/')).body.results
  expect(users.find(({ uuid }: { uuid: string }) => uuid === buyer.uuid)).toMatchObject({
    diamond: { amount: 0 },
    pending,
  })
  await wait(HOLD - 1)
  expect((await account(client)).diamond.amount).toBe(0)
  await wait(1)
  const expires = daysFromNow(30)
  expect(await account(client)).toMatchObject({
    diamond: { amount: 10 },
    pending: [],
    expiring: [{ kind: 'diamond', amount: 10, expires }],
  })
  expect(await history(client)).toMatchObject([{ change: 10, reason: 'coin_order', expires }])
  await wait(29)
  expect((await account(client)).diamond.amount).toBe(10)
  await wait(1)
  expect((await account(client)).diamond.amount).toBe(0)
})

test('what is refunded before the coins mature lowers or cancels them and is no debt', async () => {
  await rule()
  const [part, all] = [await completedOrder(), await completedOrder()]
  await part.refund()
  await all.refund()
  await all.refund()
  expect((await account(part.client)).pending).toMatchObject([{ amount: 5 }])
  expect((await account(all.client)).pending).toEqual([])
  await wait(HOLD)
  expect(await history(part.client)).toMatchObject([{ change: 5, after: 5 }])
  expect(await history(all.client)).toEqual([])
})

test('with a return open the coins wait another day', async () => {
  await rule()
  const { client, requestReturn, operator } = await completedOrder()
  const number = await requestReturn()
  await wait(HOLD)
  expect(await account(client)).toMatchObject({
    diamond: { amount: 0 },
    pending: [{ amount: 10, matures: daysFromNow(1) }],
  })
  await stepReturn(operator.client, number, 'refuse', { note: '已使用' })
  await wait(1)
  expect(await account(client)).toMatchObject({ diamond: { amount: 10 }, pending: [] })
})

test('coins of tickets without a price are canceled with the first that goes back', async () => {
  await rule()
  const tickets = ticketCalls(t)
  const buyer = await tickets.buyer()
  const startAt = new Date(t.ports.clock.now().getTime() + 90 * DAY * 1000)
  const event = { startAt, endAt: new Date(startAt.getTime() + 3_600_000) }
  const { types } = await tickets.make({ types: [{ price: 0 }], event, refundHours: 24, refundPercent: 50 })
  const { body } = await tickets.submit(buyer.client, [{ ticket_id: types[0] ?? 0, quantity: 1 }])
  expect((await account(buyer.client)).pending).toMatchObject([{ amount: 10 }])
  await tickets.process(buyer.client, body.number, 'refund')
  expect((await account(buyer.client)).pending).toEqual([])
  await wait(HOLD)
  expect(await history(buyer.client)).toEqual([])
})

test('a revocation cancels what is pending', async () => {
  await rule()
  const { client, buyer } = await completedOrder()
  const [flag] = await t.make((tx) =>
    tx.rows<{ id: number }>(
      "insert into coin_flag (tenant_id, kind, mark, user_ids, created_at) values (1, 'device', 'held', $1, now()) returning id",
      [[buyer.id]],
    ),
  )
  const staff = (await t.user({ perms: ['gamification.grant_amount'] })).client
  await staff.post(
    `/ops/gamification/flag/${flag?.id}/process/`,
    { action: 'revoke', reason: '同一设备' },
    { key: true },
  )
  await wait(HOLD)
  expect(await account(client)).toMatchObject({ diamond: { amount: 0 }, pending: [] })
})

test('a copy of the user’s data has what is pending', async () => {
  await rule()
  const { buyer, number } = await completedOrder()
  const section = sections.find(({ name }) => name === 'coin_awards')
  const rows = await t.make((tx) => tx.rows<{ row: object }>(section ? sectionSql(section) : '', [MAIN, buyer.id]))
  expect(rows).toMatchObject([{ row: { trigger: 'order', ref: number, state: 'pending', diamond: 10 } }])
})

test('the days of a site that saved none are those of returns, and other triggers do not wait', async () => {
  const staff = (await t.user({ perms: ['gamification.change_rule'] })).client
  const { results } = (await staff.get('/ops/gamification/rule/')).body
  const days = Object.fromEntries(
    results.map((row: { trigger: string; hold_days: number }) => [row.trigger, row.hold_days]),
  )
  expect(days).toMatchObject({ order: 15, sign_in: 0, comment: 0 })
  const body = {
    is_active: true,
    description: '',
    diamond: 1,
    point: 0,
    charm: 0,
    per_amount: null,
    daily_limit: null,
    valid_days: null,
    hold_days: 7,
  }
  expect((await staff.put('/ops/gamification/rule/order/', body)).body.hold_days).toBe(7)
  expect((await staff.put('/ops/gamification/rule/vote/', body)).body.hold_days).toBe(0)
  expect((await staff.put('/ops/gamification/rule/order/', { ...body, hold_days: 91 })).status).toBe(400)
})

test('whatever is refunded, spent and waited for: what is pending, given and taken sums up to what was earned, and the balance to its records', async () => {
  const BOOKS = `select a.state, a.diamond as earned, o.total::int, o.refunded::int,
      (select coalesce(sum(r.change), 0)::int from balance_record r where r.tenant_id = 1 and r.user_id = a.user_id and r.reason = 'coin_order') as given,
      (select coalesce(-sum(r.change), 0)::int from balance_record r where r.tenant_id = 1 and r.user_id = a.user_id and r.reason = 'coin_order_back') as back,
      (select coalesce(-sum(r.change), 0)::int from balance_record r where r.tenant_id = 1 and r.user_id = a.user_id and r.reason = 'raffle') as spent
    from coin_award a join shop_order o on o.tenant_id = 1 and o.number = a.ref where a.tenant_id = 1 and a.user_id = $1`
  interface Books {
    state: string
    earned: number
    total: number
    refunded: number
    given: number
    back: number
    spent: number
  }
  const step = fc.oneof(
    fc.record({ name: fc.constant('refund' as const), cents: fc.constantFrom(10_000, 10_000, 1, 3333, 5000) }),
    fc.record({ name: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 8 }) }),
    fc.record({ name: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 30 }) }),
  )
  const plan = fc.record({
    holdDays: fc.constantFrom(0, 3, 10),
    quantity: fc.integer({ min: 1, max: 4 }),
    steps: fc.array(step, { maxLength: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(plan, async ({ holdDays, quantity, steps }) => {
      await rule({ holdDays, diamond: 13, perAmount: 7000 })
      const { client, buyer, refund } = await completedOrder(quantity)
      let pieces = quantity
      let days = 0
      for (const [n, one] of steps.entries()) {
        if (one.name === 'refund' && pieces > 0 && days <= HOLD) {
          await refund((one.cents / 100).toFixed(2))
          pieces -= 1
        }
        if (one.name === 'wait') {
          await wait(one.days)
          days += one.days
        }
        const spending = {
          tenantId: MAIN,
          userId: buyer.id,
          kind: 'diamond',
          reason: 'raffle',
          ref: String(n),
          now: t.ports.clock.now(),
        } as const
        if (one.name === 'spend') await t.make((tx) => changeBalance(tx, { ...spending, change: -one.amount }))
        const [books] = await t.make((tx) => tx.rows<Books>(BOOKS, [buyer.id]))
        if (!books) throw new Error('no award')
        const { diamond, pending: lots } = await account(client)
        const pending = lots[0]?.amount ?? 0
        const share = Math.floor((books.earned * (books.total - books.refunded)) / books.total)
        expect(books.earned).toBe(13 * Math.floor((quantity * 10_000) / 7000))
        expect(pending + books.given - books.back).toBe(share)
        expect(diamond.amount).toBe(books.given - books.back - books.spent)
        expect([pending > 0, books.given + books.back > 0]).toEqual([
          books.state === 'pending' && share > 0,
          books.state === 'given',
        ])
        expect(books.state === 'pending').toBe(days < holdDays && share > 0)
      }
    }),
    { numRuns: 20 },
  )
})
