import * as fc from 'fast-check'
import { earnCoins } from '../../../server/src/domains/promotion/coins/earn'
import { takeBackCoins } from '../../../server/src/domains/promotion/coins/take-back'
import { changeBalance } from '../../../server/src/domains/wallet/balance/balance'
import { makeCoinRule } from '../../factories/promotion'
import { apply, opsStep, paidOrder, stepReturn } from '../support/after-sales'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { fill, makeBuyer, stock, submission } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterEach(() => t.make((tx) => tx.rows('delete from coin_rule where tenant_id = 1')))
afterAll(() => t.stop())

const DAY = 86_400
const account = async ({ client }: Pick<Awaited<ReturnType<TestApp['user']>>, 'client'>) =>
  (await client.get('/gamification/account/')).body
const staffClient = async () => (await t.user({ perms: ['gamification.grant_amount'] })).client
const spend = (userId: number, amount: number, ref: string) =>
  t.make((tx) =>
    changeBalance(tx, {
      tenantId: MAIN,
      userId,
      kind: 'diamond',
      change: -amount,
      reason: 'raffle',
      ref,
      now: t.ports.clock.now(),
    }),
  )

/** A completed order of two cups at 100.00 that earned 10 diamonds. */
async function rewardedOrder() {
  await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'order', point: 0, charm: 0 }))
  const scene = await paidOrder(t, 2, { price: 10_000 })
  await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
  await scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
  const refund = async () => {
    const { body } = await apply(scene, { amount: '100.00' })
    await stepReturn(scene.operator.client, body.number, 'agree')
    await t.due.runDue(t.ports.clock.now())
  }
  return { ...scene, refund }
}

test('spent coins of an order that is refunded are owed, shown to the person and to staff, and settled by what is earned next', async () => {
  const { buyer, refund } = await rewardedOrder()
  const staff = await staffClient()
  await spend(buyer.id, 8, 'all but two')
  await refund()
  expect((await account(buyer)).diamond.amount).toBe(-3)
  await refund()
  expect((await account(buyer)).diamond.amount).toBe(-8)
  expect((await buyer.client.get('/shop/fundrecord/?kind=diamond')).body).toMatchObject({
    balance: '-8',
    results: [{ after: '-8', reason: 'coin_order_back' }, {}, {}, {}],
  })
  expect((await buyer.client.get('/base/user/me/overview/')).body.diamonds).toBe(-8)
  const { results } = (await staff.get('/ops/gamification/user/')).body
  expect(results.find(({ uuid }: { uuid: string }) => uuid === buyer.uuid)).toMatchObject({ diamond: { amount: -8 } })
  const grant = { kind: 'diamond', amount: -1, reason: '核对' }
  expect((await staff.post(`/ops/gamification/user/${buyer.uuid}/grant/`, grant, { key: true })).body).toMatchObject({
    err_code: '15006',
    detail: '数量不足，当前只有 0',
  })
  await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'sign_in', diamond: 5 }))
  await buyer.client.post('/gamification/signin/', {}, { key: true })
  expect((await account(buyer)).diamond.amount).toBe(-3)
})

test('coins that a refund gives back pay for those that it takes', async () => {
  const { buyer, refund, line } = await rewardedOrder()
  await spend(buyer.id, 10, 'all')
  await t.make((tx) => tx.rows('update order_line set diamonds = 20 where tenant_id = 1 and id = $1', [line]))
  await refund()
  const { results } = (await buyer.client.get('/gamification/ledger/?kind=diamond')).body
  expect(results.map(({ after }: { after: number }) => after)).toEqual([5, 10, 0, 10])
})

test('a debt buys nothing, and what is missing includes it', async () => {
  const buyer = await makeBuyer(t)
  const debt = {
    tenantId: MAIN,
    userId: buyer.id,
    kind: 'diamond',
    change: -7,
    reason: 'coin_order_back',
    ref: 'x',
    mayOwe: true,
  } as const
  await t.make((tx) => changeBalance(tx, { ...debt, now: t.ports.clock.now() }))
  const total = await fill(buyer, await stock(t, { diamonds: 30 }))
  const { body } = await buyer.client.post(
    '/shop/basket/checkout_submit/',
    { ...submission(buyer, total), diamonds: 30 },
    { key: true },
  )
  expect(body).toEqual({ detail: '钻石不足，还差 37 颗', err_code: '42105' })
  expect((await account(buyer)).diamond.amount).toBe(-7)
})

test('a revocation takes of an award what its returns have left of it', async () => {
  const { buyer, refund } = await rewardedOrder()
  await refund()
  const staff = await staffClient()
  const [flag] = await t.make((tx) =>
    tx.rows<{ id: number }>(
      "insert into coin_flag (tenant_id, kind, mark, user_ids, created_at) values (1, 'device', 'debt', $1, now()) returning id",
      [[buyer.id]],
    ),
  )
  await staff.post(
    `/ops/gamification/flag/${flag?.id}/process/`,
    { action: 'revoke', reason: '同一设备' },
    { key: true },
  )
  expect((await account(buyer)).diamond.amount).toBe(0)
})

test('whatever earns, is hidden, is spent and expires: the records sum up, each award loses what it gave at most, and only what is taken back is owed', async () => {
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no site')
  const post = fc.nat({ max: 2 })
  const step = fc.oneof(
    fc.record({ name: fc.constantFrom('show' as const, 'hide' as const), post }),
    fc.record({ name: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ name: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 3 }) }),
  )
  const BOOKS = `with l as (
      select a.state, a.diamond, coalesce(sum(r.change), 0)::int as rest from coin_award a join balance_record r on r.tenant_id = a.tenant_id and r.user_id = a.user_id and r.kind = 'diamond'
        and (split_part(r.ref, '@', 1) = a.ref or r.ref = 'award ' || a.id) where a.tenant_id = 1 and a.user_id = $1 group by a.id, a.state, a.diamond)
    select (select amount from balance where tenant_id = 1 and user_id = $1 and kind = 'diamond')::int as balance,
      (select sum(change) from balance_record where tenant_id = 1 and user_id = $1 and kind = 'diamond')::int as sum,
      (select coalesce(sum(rest), 0) from l)::int as rest, (select count(*) from l where rest < 0 or rest > diamond or state = 'taken_back' and rest <> 0)::int as wrong`
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.option(fc.integer({ min: 1, max: 2 })),
      async (steps, validDays) => {
        await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'comment', point: 0, charm: 0, validDays }))
        const { id: userId } = await t.user()
        let spentSum = 0
        let balance = 0
        for (const [n, one] of steps.entries()) {
          t.ports.clock.forward(one.name === 'wait' ? one.days * DAY : 1)
          const ctx = { tenant, now: t.ports.clock.now() }
          if (one.name === 'wait') await t.due.runDue(ctx.now)
          else if (one.name === 'spend') {
            const isPaid = (await spend(userId, one.amount, String(n))) !== null
            expect(isPaid).toBe(balance >= one.amount)
            spentSum += isPaid ? one.amount : 0
          } else {
            const event = { userId, trigger: 'comment', ref: `post ${one.post}` } as const
            await t.make((tx) => (one.name === 'show' ? earnCoins : takeBackCoins)(ctx, tx, event))
          }
          const [books] = await t.make((tx) =>
            tx.rows<{ balance: number | null; sum: number | null; rest: number; wrong: number }>(BOOKS, [userId]),
          )
          const after = books?.balance ?? 0
          if (one.name === 'wait') expect(after).toBeGreaterThanOrEqual(Math.min(0, balance))
          expect({ ...books, balance: after }).toEqual({
            balance: after,
            sum: books?.sum ?? null,
            rest: after + spentSum,
            wrong: 0,
          })
          expect(books?.sum ?? 0).toBe(after)
          balance = after
        }
      },
    ),
    {
      numRuns: 40,
      examples: [
        [
          [
            { name: 'show', post: 0 },
            { name: 'spend', amount: 4 },
            { name: 'hide', post: 0 },
            { name: 'show', post: 1 },
            { name: 'wait', days: 3 },
          ],
          1,
        ],
      ],
    },
  )
})
