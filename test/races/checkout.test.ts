import { until } from '../../scripts/lib/wait.mjs'
import { lockUser } from '../../server/src/domains/account/profile/user'
import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { makeBalance, makeUsableCoupon } from '../factories/checkout'
import { makeVoucher } from '../factories/social'
import { MAIN } from '../server/support/app'
import type { Client, Loose } from '../server/support/client'
import { makeBuyer, stock, submission } from '../server/support/shopping'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/**
 * Submits what lies in two baskets of one user at once, each by a process of its own: the basket and the quick-buy
 * basket are different lines, so that nothing but the thing both want keeps them apart.
 */
async function atOnce(clients: readonly Client[], body: object): Promise<{ status: number; body: Loose }[]> {
  const baskets = ['basket', 'quickbuybasket']
  return Promise.all(
    baskets.map((basket, n) => (clients[n] as Client).post(`/shop/${basket}/checkout_submit/`, body, { key: true })),
  )
}

/** A buyer with a product in both baskets, and a client to each process. */
async function ready(options: Parameters<typeof stock>[1] = {}) {
  const { t } = environment
  const buyer = await makeBuyer(t)
  const clients = [0, 1].map((n) => environment.client(n, buyer.token))
  const cup = await stock(t, { price: 20_000, ...options })
  const choice = { variant_id: null, quantity: 1 }
  for (const call of ['add_basket', 'quick_buy'])
    await buyer.client.post(`/shop/product/${cup.id}/${call}/`, choice, { key: true })
  return { buyer, clients, cup }
}

const one = async <T>(sql: string, id: number): Promise<T> =>
  (await environment.t.make((tx) => tx.rows<T>(sql, [id])))[0] as T

/** A place where two who look wait for each other, as two processes may. */
function bothLook(): () => Promise<void> {
  const waiting: (() => void)[] = []
  return () =>
    new Promise<void>((go) => {
      waiting.push(go)
      if (waiting.length === 2) for (const one of waiting) one()
    })
}

test('a coupon in two concurrent orders is used for one of them, and the other gets 42102', async () => {
  for (const _ of times(12)) {
    const { buyer, clients } = await ready()
    const coupon = await environment.t.make((tx) => makeUsableCoupon(tx, MAIN, buyer.id, {}))
    const answers = await atOnce(clients, { ...submission(buyer, '180.00'), user_coupon_id: coupon })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.err_code).toBe('42102')
    const orders = await one<{ n: number }>(
      'select count(*)::int as n from shop_order where tenant_id = 1 and user_id = $1',
      buyer.id,
    )
    expect(orders.n).toBe(1)
  }
})

test('control: check-then-write uses one coupon twice', async () => {
  const { t } = environment
  const { buyer } = await ready()
  const coupon = await t.make((tx) => makeUsableCoupon(tx, MAIN, buyer.id, {}))
  const meetAfterRead = bothLook()
  const lookThenUse = (order: number) =>
    t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ status: string }>(
        'select status from user_coupon where tenant_id = 1 and id = $1',
        [coupon],
      )
      await meetAfterRead()
      if (row?.status !== 'unused') return false
      await tx.rows("update user_coupon set status = 'used', order_id = $2 where tenant_id = 1 and id = $1", [
        coupon,
        order,
      ])
      return true
    })
  expect(await Promise.all([1, 2].map(lookThenUse))).toEqual([true, true])
})

test('coins for one of two concurrent orders pay one of them, and the balance never goes below zero', async () => {
  for (const _ of times(6)) {
    const { buyer, clients } = await ready({ diamonds: 30 })
    await environment.t.make((tx) => makeBalance(tx, MAIN, buyer.id, 45))
    const answers = await atOnce(clients, { ...submission(buyer, '200.00'), diamonds: 30 })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.err_code).toBe('42105')
    expect(
      (
        await one<{ amount: number }>(
          "select amount from balance where tenant_id = 1 and user_id = $1 and kind = 'diamond'",
          buyer.id,
        )
      ).amount,
    ).toBe(15)
  }
})

test('control: check-then-write pays two orders with the coins of one', async () => {
  const { t } = environment
  const { buyer } = await ready()
  await t.make((tx) => makeBalance(tx, MAIN, buyer.id, 45))
  const meetAfterRead = bothLook()
  const lookThenTake = () =>
    t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ amount: number }>(
        "select amount from balance where tenant_id = 1 and user_id = $1 and kind = 'diamond'",
        [buyer.id],
      )
      await meetAfterRead()
      if ((row?.amount ?? 0) < 30) return false
      await tx.rows("update balance set amount = $2 where tenant_id = 1 and user_id = $1 and kind = 'diamond'", [
        buyer.id,
        (row?.amount ?? 0) - 30,
      ])
      return true
    })
  expect(await Promise.all([lookThenTake(), lookThenTake()])).toEqual([true, true])
})

test('a checkout with coins locks the user before the basket lines, so filling the basket meanwhile does not deadlock', async () => {
  const { t } = environment
  const { buyer, clients } = await ready({ diamonds: 30 })
  await t.make((tx) => makeBalance(tx, MAIN, buyer.id, 30))
  const waiting = () =>
    t.make((tx) =>
      tx.rows(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%from account%'",
      ),
    )
  const pendingSubmit = await t.database.of(MAIN).tx(async (tx) => {
    // As the call does that fills the basket: first its owner, then the line.
    await lockUser(tx, MAIN, buyer.id)
    const answer = (clients[1] as Client).post(
      '/shop/basket/checkout_submit/',
      { ...submission(buyer, '200.00'), diamonds: 30 },
      { key: true },
    )
    await until(async () => (await waiting()).length > 0, { what: 'the submit waiting for the owner' })
    await tx.exec("set local lock_timeout = '500ms'")
    await tx.rows("update basket_line set quantity = 1 where tenant_id = 1 and user_id = $1 and kind = 'basket'", [
      buyer.id,
    ])
    return { answer }
  })
  expect((await pendingSubmit.answer).status).toBe(200)
})

test('of twenty concurrent deductions of five coins, as many succeed as the balance covers, each with a record', async () => {
  const { t } = environment
  const { buyer } = await ready()
  await t.make((tx) => makeBalance(tx, MAIN, buyer.id, 33))
  const now = t.ports.clock.now()
  const take = (n: number) =>
    t.database.of(MAIN).tx((tx) =>
      changeBalance(tx, {
        tenantId: MAIN,
        userId: buyer.id,
        kind: 'diamond',
        change: -5,
        reason: 'order',
        ref: `race${buyer.id}-${n}`,
        now,
      }),
    )
  const after = await Promise.all(times(20).map(take))
  expect(after.filter((count) => count !== null).sort((a, b) => (b ?? 0) - (a ?? 0))).toEqual([28, 23, 18, 13, 8, 3])
  const records = await one<{ n: number; sum: number }>(
    "select count(*)::int as n, sum(change)::int as sum from balance_record where tenant_id = 1 and user_id = $1 and kind = 'diamond' and reason = 'order'",
    buyer.id,
  )
  expect(records).toEqual({ n: 6, sum: -30 })
})

test('control: check-then-write redeems one pickup voucher twice', async () => {
  const { t } = environment
  const buyer = await makeBuyer(t)
  const holder = await t.make((tx) => makeVoucher(tx, MAIN, buyer.id, { quantity: 2, available: 2 }))
  const meetAfterRead = bothLook()
  const lookThenFetch = () =>
    t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ available: number }>(
        'select available from pickup_voucher_holder where tenant_id = 1 and id = $1',
        [holder],
      )
      await meetAfterRead()
      if ((row?.available ?? 0) < 2) return false
      await tx.rows('update pickup_voucher_holder set available = $2 where tenant_id = 1 and id = $1', [
        holder,
        (row?.available ?? 0) - 2,
      ])
      return true
    })
  expect(await Promise.all([lookThenFetch(), lookThenFetch()])).toEqual([true, true])
})

test('a pickup voucher that concurrent pickups use in full is redeemed once', async () => {
  const { t } = environment
  const refusals = new Set<string>()
  for (const _ of times(20)) {
    const buyer = await makeBuyer(t)
    const tea = await stock(t)
    const holder = await t.make((tx) =>
      makeVoucher(tx, MAIN, buyer.id, { productId: tea.id, quantity: 2, available: 2 }),
    )
    const fetchAll = async (n: number) => {
      const client = environment.client(n, buyer.token)
      const put = await client.post(`/shop/product/${tea.id}/pickup/`, { variant_id: null, quantity: 2 }, { key: true })
      return put.status === 200
        ? client.post('/shop/pickupbasket/checkout_submit/', submission(buyer, '10.00'), { key: true })
        : put
    }
    const answers = await Promise.all([0, 1, 2].map(fetchAll))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) refusals.add(body.err_code)
    expect(
      (
        await one<{ available: number }>(
          'select available from pickup_voucher_holder where tenant_id = 1 and id = $1',
          holder,
        )
      ).available,
    ).toBe(0)
  }
  // Nothing left to buy, or nothing left of the voucher: always in words.
  for (const code of refusals) expect(['12003', '42106']).toContain(code)
})

test('pickup vouchers of three kinds in concurrent checkouts are redeemed all together, exactly once', async () => {
  const { t } = environment
  for (const _ of times(12)) {
    const buyer = await makeBuyer(t)
    const holders: number[] = []
    for (const n of times(3)) {
      const tea = await stock(t)
      holders.push(
        await t.make((tx) =>
          makeVoucher(tx, MAIN, buyer.id, { productId: tea.id, quantity: 2, available: n === 1 ? 1 : 2 }),
        ),
      )
      await buyer.client.post(`/shop/product/${tea.id}/pickup/`, { variant_id: null, quantity: 1 }, { key: true })
    }
    const submitAt = (n: number) =>
      environment
        .client(n, buyer.token)
        .post('/shop/pickupbasket/checkout_submit/', submission(buyer, '10.00'), { key: true })
    const answers = await Promise.all([0, 1, 2].map(submitAt))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const holderRows = await t.make((tx) =>
      tx.rows<{ available: number }>(
        'select available from pickup_voucher_holder where id = any($1::bigint[]) order by id',
        [holders],
      ),
    )
    expect(holderRows.map(({ available }) => available)).toEqual([1, 0, 1])
  }
})

test('cancelling an order while reusing its coupon leaves the coupon used at most once', async () => {
  const { buyer, clients } = await ready()
  const coupon = await environment.t.make((tx) => makeUsableCoupon(tx, MAIN, buyer.id, {}))
  const [client, other] = clients as [Client, Client]
  const body = { ...submission(buyer, '180.00'), user_coupon_id: coupon }
  const reply = await client.post('/shop/basket/checkout_submit/', body, { key: true })
  const [cancelReply, again] = await Promise.all([
    client.post(`/shop/order/${reply.body.number}/process/`, { action: 'cancel' }, { key: true }),
    other.post('/shop/quickbuybasket/checkout_submit/', body, { key: true }),
  ])
  expect(cancelReply.status).toBe(200)
  const row = await one<{ status: string; open: number }>(
    `select u.status, (select count(*)::int from shop_order o where o.tenant_id = 1 and o.user_id = u.user_id and o.status = 'unpaid') as open
     from user_coupon u where u.tenant_id = 1 and u.id = $1`,
    coupon,
  )
  expect(row).toEqual(again.status === 200 ? { status: 'used', open: 1 } : { status: 'unused', open: 0 })
})
