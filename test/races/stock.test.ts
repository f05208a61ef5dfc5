import { stockLeft, makeBuyer, order, stock, submission } from '../server/support/shopping'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** Buyers who have `quantity` of a product in their quick-buy baskets. */
async function ready(count: number, inventory: number, quantity = 1) {
  const { t } = environment
  const cup = await stock(t, { price: 20_000, variants: [{ inventory }] })
  const buyers = []
  for (const n of times(count)) {
    const buyer = await makeBuyer(t)
    const client = environment.client(n, buyer.token)
    // A basket holds nothing back, so all of them find enough; the rush is at the submit.
    const { body } = await client.post(
      `/shop/product/${cup.id}/quick_buy/`,
      { variant_id: null, quantity },
      { key: true },
    )
    buyers.push({ ...buyer, client, total: body.total })
  }
  return { cup, buyers }
}

test('two hundred concurrent buyers get exactly twenty of twenty pieces, and the others get 42001', async () => {
  const { cup, buyers } = await ready(200, 20)
  const answers = await Promise.all(
    buyers.map((buyer) =>
      buyer.client.post('/shop/quickbuybasket/checkout_submit/', submission(buyer, buyer.total), { key: true }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.err_code))).toEqual(
    new Set(['42001']),
  )
  expect(await stockLeft(environment.t, cup.variants[0])).toBe(0)
})

test('control: check-then-write sells more pieces than there are in stock', async () => {
  const { t } = environment
  const { variants } = await stock(t, { variants: [{ inventory: 20 }] })
  const id = variants[0] ?? 0
  const checkThenAct = () =>
    t.database.of(1).tx(async (tx) => {
      const [row] = await tx.rows<{ inventory: number }>(
        'select inventory from variant where tenant_id = 1 and id = $1',
        [id],
      )
      if (!row || row.inventory < 1) return false
      await tx.rows('update variant set inventory = $2 where tenant_id = 1 and id = $1', [id, row.inventory - 1])
      return true
    })
  const soldCount = (await Promise.all(times(200).map(checkThenAct))).filter(Boolean).length
  expect(soldCount).toBeGreaterThan(20)
})

test('concurrent orders of three pieces each never sell more than the stock', async () => {
  const { cup, buyers } = await ready(40, 25, 3)
  const answers = await Promise.all(
    buyers.map((buyer) =>
      buyer.client.post('/shop/quickbuybasket/checkout_submit/', submission(buyer, buyer.total), { key: true }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
  expect(await stockLeft(environment.t, cup.variants[0])).toBe(1)
})

test('concurrent orders of the same products in opposite order do not deadlock', async () => {
  const { t } = environment
  const [one, two] = [await stock(t), await stock(t)]
  const answers = await Promise.all(
    times(24).map(async (n) => {
      const buyer = await makeBuyer(t)
      const client = environment.client(n, buyer.token)
      for (const { id } of n % 2 ? [one, two] : [two, one])
        await client.post(`/shop/product/${id}/add_basket/`, { variant_id: null, quantity: 1 }, { key: true })
      return client.post('/shop/basket/checkout_submit/', submission(buyer, '256.00'), { key: true })
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(times(24).map(() => 200))
  expect([await stockLeft(t, one.variants[0]), await stockLeft(t, two.variants[0])]).toEqual([76, 76])
})

test('a checkout sent eight times concurrently with one idempotency key to two processes creates one order', async () => {
  const { cup, buyers } = await ready(1, 10)
  const [buyer] = buyers
  if (!buyer) throw new Error('no buyer')
  const answers = await Promise.all(
    times(8).map((n) =>
      environment
        .client(n, buyer.token)
        .post('/shop/quickbuybasket/checkout_submit/', submission(buyer, buyer.total), { key: 'one' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(times(8).map(() => 200))
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
  expect(await stockLeft(environment.t, cup.variants[0])).toBe(9)
})

test('a checkout sent eight times concurrently with different idempotency keys creates one order', async () => {
  const { cup, buyers } = await ready(1, 10)
  const [buyer] = buyers
  if (!buyer) throw new Error('no buyer')
  const answers = await Promise.all(
    times(8).map((n) =>
      environment
        .client(n, buyer.token)
        .post('/shop/quickbuybasket/checkout_submit/', submission(buyer, buyer.total), { key: true }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await stockLeft(environment.t, cup.variants[0])).toBe(9)
})

/** Twenty unpaid orders of two cups each, with the notice that pays each of them. */
async function payableOrders(cup: Awaited<ReturnType<typeof stock>>) {
  const { t } = environment
  return Promise.all(
    times(20).map(async () => {
      const buyer = await makeBuyer(t)
      const newOrder = await order(buyer, cup, 2)
      await buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'wx_h5' }, { key: true })
      const payment = t.ports.payments.wechat.opened.find(({ description }) => description.endsWith(newOrder.number))
      const outTradeNo = payment?.outTradeNo ?? ''
      const notice = { secret: true, state: 'paid', outTradeNo, tradeNo: `T${outTradeNo}`, amount: 40_000, paidAt: 0 }
      const notify = () =>
        t.fastify.inject({ method: 'POST', url: '/api/notify/wechat/qingshi/', payload: JSON.stringify(notice) })
      return { buyer, newOrder, outTradeNo, notify }
    }),
  )
}

/** Expects each order to be paid, or closed with its money on the way back, and the stock to agree. */
async function expectOneOutcomeEach(
  rounds: Awaited<ReturnType<typeof payableOrders>>,
  cup: Awaited<ReturnType<typeof stock>>,
): Promise<void> {
  const { t } = environment
  const rows = await t.make((tx) =>
    tx.rows<{ status: string; state: string }>(
      'select o.status, p.state from shop_order o join payment p on p.tenant_id = o.tenant_id and p.order_id = o.id where o.number = any($1)',
      [rounds.map(({ newOrder }) => newOrder.number)],
    ),
  )
  expect(rows).toHaveLength(20)
  for (const { status, state } of rows)
    expect(['wait_ship paid', 'closed refund_due', 'closed refunded']).toContain(`${status} ${state}`)
  const paidCount = rows.filter(({ status }) => status === 'wait_ship').length
  expect(await stockLeft(t, cup.variants[0])).toBe(60 - 2 * paidCount)
  await Promise.all([t.due.runDue(t.ports.clock.now()), environment.otherDue.runDue(t.ports.clock.now())])
  expect(
    t.ports.payments.wechat.refunds.filter(({ outTradeNo }) => rounds.some((round) => round.outTradeNo === outTradeNo)),
  ).toHaveLength(20 - paidCount)
}

test('concurrent payment and cancellation: one wins, the stock matches it, and the payment of a closed order is refunded', async () => {
  const cup = await stock(environment.t, { price: 20_000, variants: [{ inventory: 60 }] })
  const rounds = await payableOrders(cup)
  await Promise.all(
    rounds.flatMap(({ buyer, newOrder, notify }, n) => [
      notify(),
      environment
        .client(n, buyer.token)
        .post(`/shop/order/${newOrder.number}/process/`, { action: 'cancel' }, { key: true }),
      notify(),
    ]),
  )
  await expectOneOutcomeEach(rounds, cup)
})

test('concurrent payment and expiry: one wins, the stock matches it, and the payment of a closed order is refunded', async () => {
  const { t } = environment
  const cup = await stock(t, { price: 20_000, variants: [{ inventory: 60 }] })
  const rounds = await payableOrders(cup)
  t.ports.clock.forward(1801)
  await Promise.all([
    t.due.runDue(t.ports.clock.now()),
    environment.otherDue.runDue(t.ports.clock.now()),
    ...rounds.flatMap(({ notify }) => [notify(), notify()]),
  ])
  await expectOneOutcomeEach(rounds, cup)
})

test('two processes together close all expired orders, each order once', async () => {
  const { t } = environment
  const cup = await stock(t, { variants: [{ inventory: 100 }] })
  for (const _ of times(45)) await order(await makeBuyer(t), cup)
  t.ports.clock.forward(1801)
  const runCounts = await Promise.all([
    t.due.runDue(t.ports.clock.now()),
    environment.otherDue.runDue(t.ports.clock.now()),
  ])
  expect(Math.min(...runCounts)).toBeGreaterThan(0)
  const [row] = await t.make((tx) =>
    tx.rows<{ orders: number; logs: number }>(
      "select count(distinct l.order_id)::int as orders, count(*)::int as logs from order_log l join order_line i on i.tenant_id = l.tenant_id and i.order_id = l.order_id where l.action = 'expire' and i.product_id = $1",
      [cup.id],
    ),
  )
  expect(row).toEqual({ orders: 45, logs: 45 })
  expect(await stockLeft(t, cup.variants[0])).toBe(100)
})
