import { until } from '../../scripts/lib/wait.mjs'
import { refundOrder } from '../../server/src/domains/after-sales/refund/service'
import { books, idOf, paidOrder, returnBody } from '../server/support/after-sales'
import { stockLeft, makeBuyer, stock, submission } from '../server/support/shopping'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const ofOne = (winners: number, all: number) => [
  ...times(winners).map(() => 200),
  ...times(all - winners).map(() => 409),
]

/** A ticket, and staff at both processes. */
async function ticket() {
  const scene = await paidOrder(environment.t, 1, { ctype: 'shop.eticket' })
  const [card] = (await scene.read()).lines[0].virtual_cards
  return { scene, card, gates: times(12).map((n) => environment.client(n, scene.operator.token)) }
}

test('concurrent scans of one ticket admit one person', async () => {
  const { card, gates } = await ticket()
  const answers = await Promise.all(
    gates.map((gate) => gate.post('/ops/shop/eticket/verify_v2/', { num: card.num }, { key: true })),
  )
  expect(statuses(answers)).toEqual(ofOne(1, 12))
  expect(
    await environment.t.make((tx) =>
      tx.rows('select 1 from verification where tenant_id = 1 and card_id = $1', [card.id]),
    ),
  ).toHaveLength(1)
})

test('control: check-then-write gates admit more than one person per ticket', async () => {
  const { card } = await ticket()
  let looking = 0
  const looksFirst = () =>
    environment.t.database.of(1).tx(async (tx) => {
      const [row] = await tx.rows<{ status: string }>(
        'select status from virtual_card where tenant_id = 1 and id = $1',
        [card.id],
      )
      looking++
      await until(async () => looking >= 5, { what: 'all gates looking' })
      if (row?.status !== 'unused') return false
      await tx.rows("update virtual_card set status = 'used', used_at = now() where tenant_id = 1 and id = $1", [
        card.id,
      ])
      return true
    })
  expect((await Promise.all(times(5).map(looksFirst))).filter(Boolean).length).toBeGreaterThan(1)
})

test('a ticket that is scanned during its return request is either used or returned', async () => {
  for (const _ of times(6)) {
    const { scene, card, gates } = await ticket()
    const [useReply, back] = await Promise.all([
      gates[0]?.post('/ops/shop/eticket/verify_v2/', { num: card.num }, { key: true }),
      environment.client(1, scene.buyer.token).post('/shop/orderlinereturn/', returnBody(scene), { key: true }),
    ])
    expect(statuses([useReply ?? { status: 0 }, back])).toEqual([200, 409])
  }
})

test('concurrent returns of the same pieces accept at most as many pieces as were bought', async () => {
  const scene = await paidOrder(environment.t, 3)
  const replies = await Promise.all(
    times(10).map((n) =>
      environment
        .client(n, scene.buyer.token)
        .post('/shop/orderlinereturn/', returnBody(scene, { amount: '128' }), { key: true }),
    ),
  )
  const successes = replies.filter(({ status }) => status === 200)
  expect(successes.length).toBeGreaterThan(0)
  const [line] = await environment.t.make((tx) =>
    tx.rows<{ returned: number; return_amount: number }>(
      'select returned, return_amount from order_line where tenant_id = 1 and id = $1',
      [scene.line],
    ),
  )
  expect(line).toEqual({ returned: successes.length, return_amount: successes.length * 12_800 })
  expect(successes.length).toBeLessThanOrEqual(3)
})

test('a return that operators agree to concurrently is refunded and restocked once', async () => {
  const scene = await paidOrder(environment.t, 2)
  const { number } = (
    await environment
      .client(0, scene.buyer.token)
      .post('/shop/orderlinereturn/', returnBody(scene, { amount: '128' }), { key: true })
  ).body
  const agree = (n: number) =>
    environment
      .client(n, scene.operator.token)
      .post(`/shop/orderlinereturn/${number}/process/`, { action: 'agree' }, { key: true })
  expect(statuses(await Promise.all(times(8).map(agree)))).toEqual(ofOne(1, 8))
  const now = environment.t.ports.clock.now()
  await Promise.all([environment.t.due.runDue(now), environment.otherDue.runDue(now)])
  expect(await books(environment.t, scene.number)).toMatchObject({ refunded: 12_800, due: 0, ledger: 12_800 })
  expect(await stockLeft(environment.t, scene.cup.variants[0])).toBe(9)
})

test('of the last two returns agreed to concurrently, exactly one refunds the shipping fee', async () => {
  for (const _ of times(6)) {
    const scene = await paidOrder(environment.t, 2, { price: 1000 })
    const replies = []
    for (const _n of times(2))
      replies.push(
        (
          await environment
            .client(0, scene.buyer.token)
            .post('/shop/orderlinereturn/', returnBody(scene, { amount: '10' }), { key: true })
        ).body,
      )
    const agree = ({ number }: { number: string }, n: number) =>
      environment
        .client(n, scene.operator.token)
        .post(`/shop/orderlinereturn/${number}/process/`, { action: 'agree' }, { key: true })
    const answers = await Promise.all(replies.map(agree))
    expect(answers.map(({ body }) => body.shipping).sort()).toEqual(['0.00', '10.00'])
    expect(await books(environment.t, scene.number)).toMatchObject({ refunded: 3000, total: 3000 })
  }
})

test('a refund that operators settle and retry concurrently ends once, without a duplicate in the ledger', async () => {
  const { t } = environment
  for (const _ of times(4)) {
    const scene = await paidOrder(t, 1, { price: 20_000 })
    const { number } = (
      await environment
        .client(0, scene.buyer.token)
        .post('/shop/orderlinereturn/', returnBody(scene, { amount: '200' }), { key: true })
    ).body
    const agreeReply = await environment
      .client(0, scene.operator.token)
      .post(`/shop/orderlinereturn/${number}/process/`, { action: 'agree' }, { key: true })
    const id = agreeReply.body.refund.id
    await t.make(async (tx) => {
      await tx.rows("update refund set state = 'failed' where tenant_id = 1 and id = $1", [id])
      await tx.rows("delete from job where tenant_id = 1 and kind = 'refund' and key = $1", [String(id)])
    })
    const act = (n: number) =>
      environment
        .client(n, scene.operator.token)
        .post(`/ops/shop/refund/${id}/process/`, { action: n % 3 === 0 ? 'retry' : 'settle', note: 'x' }, { key: true })
    expect(statuses(await Promise.all(times(6).map(act)))).toEqual(ofOne(1, 6))
    await Promise.all([t.due.runDue(t.ports.clock.now()), environment.otherDue.runDue(t.ports.clock.now())])
    expect(await books(t, scene.number)).toEqual({ ledger: 0, refunded: 20_000, total: 20_000, due: 0 })
  }
})

test('concurrently created parcels hold at most the pieces that were bought', async () => {
  const scene = await paidOrder(environment.t, 4)
  const id = await idOf(environment.t, scene.number)
  const parcel = { action: 'ship', carrier: 'a', tracking_no: 'b', lines: [{ line_id: scene.line, quantity: 1 }] }
  const reply = await Promise.all(
    times(9).map((n) =>
      environment.client(n, scene.operator.token).post(`/ops/shop/order/${id}/process/`, parcel, { key: true }),
    ),
  )
  expect(statuses(reply)).toEqual(ofOne(4, 9))
  expect((await scene.read()).deliveries).toHaveLength(4)
})

test('concurrent partial refunds never exceed the paid amount', async () => {
  const scene = await paidOrder(environment.t, 2)
  const id = await idOf(environment.t, scene.number)
  const tenant = await environment.t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no site')
  const { ports, fastify, database } = environment.t
  const ctx = { tenant, language: tenant.language, now: ports.clock.now(), db: database.of(1), ports, log: fastify.log }
  const part = (n: number) =>
    ctx.db.tx((tx) => refundOrder(ctx, tx, id, { amount: 5000, returnId: null, outRefundNo: `Z${scene.number}${n}` }))
  const refunds = (await Promise.all(times(12).map(part))).filter((refusal) => refusal === null)
  expect(refunds).toHaveLength(5)
  expect(await books(environment.t, scene.number)).toMatchObject({ refunded: 25_000, due: 25_000, ledger: 25_600 })
})

test('stock changed by operators during concurrent orders equals the initial stock plus changes minus sales', async () => {
  const { t } = environment
  const cup = await stock(t, { variants: [{ inventory: 20 }] })
  const owner = await t.user({ perms: ['*'] })
  const buyers = []
  for (const _ of times(8)) {
    const buyer = await makeBuyer(t)
    await buyer.client.post(
      `/shop/product/${cup.id}/quick_buy/`,
      { variant_id: cup.variants[0], quantity: 1 },
      { key: true },
    )
    const { sums } = (await buyer.client.post('/shop/quickbuybasket/checkout/')).body
    buyers.push({ buyer, total: sums.total })
  }
  const changes = [5, -3, 7, -2, 4, -6]
  const answers = await Promise.all([
    ...buyers.map(({ buyer, total }, n) =>
      environment
        .client(n, buyer.token)
        .post('/shop/quickbuybasket/checkout_submit/', submission(buyer, total), { key: true }),
    ),
    ...changes.map((inventory_change, n) =>
      environment
        .client(n, owner.token)
        .put(`/ops/shop/product/${cup.id}/`, { variants: [{ id: cup.variants[0], inventory_change }] }, { key: true }),
    ),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stockLeft(t, cup.variants[0])).toBe(20 - 8 + changes.reduce((sum, change) => sum + change, 0))
})

/** A request that was refused, its appeal, and staff who decide on it. */
async function makeRefusal() {
  const scene = await paidOrder(environment.t, 2)
  const buyer = environment.client(0, scene.buyer.token)
  const { number } = (await buyer.post('/shop/orderlinereturn/', returnBody(scene, { amount: '128' }), { key: true }))
    .body
  const path = `/shop/orderlinereturn/${number}/process/`
  const clerk = environment.client(0, scene.operator.token)
  await clerk.post(path, { action: 'refuse', note: '已打包' }, { key: true })
  const judge = await environment.t.user({ perms: ['shop.change_order', 'shop.judge_appeal'] })
  return { scene, path, judges: times(8).map((n) => environment.client(n, judge.token)) }
}

test('concurrent appeals against one refusal are one appeal', async () => {
  const { scene, path } = await makeRefusal()
  const replies = await Promise.all(
    times(8).map((n) =>
      environment.client(n, scene.buyer.token).post(path, { action: 'appeal', text: `第 ${n} 次` }, { key: true }),
    ),
  )
  expect(statuses(replies)).toEqual(ofOne(1, 8))
})

test('an appeal that judges decide on concurrently is decided once, and its pieces are taken once', async () => {
  for (const _ of times(4)) {
    const { scene, path, judges } = await makeRefusal()
    await environment.client(0, scene.buyer.token).post(path, { action: 'appeal', text: '请再看一次' }, { key: true })
    const replies = await Promise.all(
      judges.map((judge, n) =>
        judge.post(path, n % 2 ? { action: 'reopen' } : { action: 'uphold', note: '不符' }, { key: true }),
      ),
    )
    expect(statuses(replies)).toEqual(ofOne(1, 8))
    const [line] = await environment.t.make((tx) =>
      tx.rows<{ returned: number }>('select returned from order_line where tenant_id = 1 and id = $1', [scene.line]),
    )
    const isReopened = replies.some(({ status, body }) => status === 200 && body.status === 'agreed')
    expect(line?.returned).toBe(isReopened ? 1 : 0)
  }
})

test('an appeal that is right during a new request for the same pieces takes them once', async () => {
  for (const _ of times(4)) {
    const { scene, path, judges } = await makeRefusal()
    const buyer = environment.client(1, scene.buyer.token)
    await buyer.post(path, { action: 'appeal', text: '请再看一次' }, { key: true })
    const both = returnBody(scene, { quantity: 2, amount: '256' })
    const replies = await Promise.all([
      judges[0]?.post(path, { action: 'reopen' }, { key: true }),
      buyer.post('/shop/orderlinereturn/', both, { key: true }),
    ])
    expect(replies.filter((reply) => reply?.status === 200)).toHaveLength(1)
  }
})
