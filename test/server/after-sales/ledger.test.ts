import { REFUND_ATTEMPTS_MAX } from '@storefront/contract/constants'
import fc from 'fast-check'
import { Failure } from '../../../server/src/core/failure'
import { refundOrder } from '../../../server/src/domains/after-sales/refund/service'
import type { JobCtx } from '../../../server/src/core/context.types'
import { startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { balanceOf, changeBalance } from '../../../server/src/domains/wallet/balance/balance'
import { books, idOf, paidOrder, pay, stepReturn, returnBody } from '../support/after-sales'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const workCtx = async (): Promise<JobCtx> => {
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no site')
  return {
    tenant,
    language: tenant.language,
    now: t.ports.clock.now(),
    db: t.database.of(1),
    ports: t.ports,
    log: t.fastify.log,
  }
}

type Step =
  | { kind: 'operator'; action: 'retry' | 'settle' }
  | { kind: 'refund'; amount: number }
  | { kind: 'due' }
  | { kind: 'vendor'; refuses: boolean }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 20_000 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'due' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('operator' as const),
      action: fc.constantFrom('retry' as const, 'settle' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('vendor' as const), refuses: fc.boolean() }) },
)

/** Lets so many tries of refunds come. */
async function tries(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    t.ports.clock.forward(3700)
    await t.due.runDue(t.ports.clock.now())
  }
}

/** Retries or settles all failed refunds of an order, as an operator. */
async function seeTo(client: Client, id: number, action: 'retry' | 'settle'): Promise<void> {
  const { refunds } = (await client.get(`/ops/shop/order/${id}/`)).body
  for (const refund of refunds)
    if (refund.status === 'failed')
      expect(
        (await client.post(`/ops/shop/refund/${refund.id}/process/`, { action, note: 'x' }, { key: true })).status,
      ).toBe(200)
}

/** Minor units that went back by hand. */
const byHand = async (id: number): Promise<number> =>
  (
    await t.make((tx) =>
      tx.rows<{ sum: number }>(
        "select coalesce(-sum(amount), 0)::int as sum from ledger_entry where order_id = $1 and kind = 'refund' and vendor = 'hand'",
        [id],
      ),
    )
  )[0]?.sum ?? 0

test('the ledger equals payments minus refunds after any refunds, refusals and retries', async () => {
  const ctx = await workCtx()
  const operator = await t.user({ perms: ['shop.change_order'] })
  let n = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { number } = await paidOrder(t, 2)
      const id = await idOf(t, number)
      const vendor = t.ports.payments.wechat
      for (const one of steps) {
        if (one.kind === 'vendor') vendor.refundRefused = one.refuses ? '余额不足' : null
        else if (one.kind === 'due') await tries(REFUND_ATTEMPTS_MAX / 2)
        else if (one.kind === 'operator') await seeTo(operator.client, id, one.action)
        else {
          const before = await books(t, number)
          const outRefundNo = `X${number}${n++}`
          const refusal = await ctx.db.tx((tx) =>
            refundOrder(ctx, tx, id, { amount: one.amount, returnId: null, outRefundNo }),
          )
          expect(refusal instanceof Failure).toBe(before.refunded + one.amount > before.total)
        }
        const { ledger, refunded: refundedTotal, total, due } = await books(t, number)
        expect(refundedTotal).toBeLessThanOrEqual(total)
        expect(ledger).toBe(total - refundedTotal + due)
      }
      vendor.refundRefused = null
      await seeTo(operator.client, id, 'retry')
      await tries(1)
      const { ledger, refunded: refundedTotal, total, due } = await books(t, number)
      expect([due, ledger]).toEqual([0, total - refundedTotal])
      const refunds = vendor.refunds.filter(({ outRefundNo }) => outRefundNo.startsWith(`X${number}`))
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refundedTotal - (await byHand(id)))
    }),
    { numRuns: 25 },
  )
})

test('a payment for a closed order is recorded and refunded in the ledger, but not as a refund of the order', async () => {
  const buyer = await makeBuyer(t)
  const newOrder = await order(buyer, await stock(t), 2)
  await buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'wx_h5' }, { key: true })
  await buyer.client.post(`/shop/order/${newOrder.number}/process/`, { action: 'cancel' }, { key: true })
  const outTradeNo = t.ports.payments.wechat.opened.at(-1)?.outTradeNo
  const payload = JSON.stringify({
    secret: true,
    state: 'paid',
    outTradeNo,
    tradeNo: 'T',
    amount: 25_600,
    paidAt: t.ports.clock.now(),
  })
  await t.fastify.inject({
    method: 'POST',
    url: '/api/notify/wechat/qingshi/',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect(await books(t, newOrder.number)).toMatchObject({ ledger: 25_600, refunded: 0 })
  await t.due.runDue(t.ports.clock.now())
  expect(await books(t, newOrder.number)).toMatchObject({ ledger: 0, refunded: 0 })
  const rows = await t.make((tx) =>
    tx.rows('select kind, amount, vendor from ledger_entry where ref like $1 order by id', [`%${outTradeNo}`]),
  )
  expect(rows).toEqual([
    { kind: 'payment', amount: 25_600, vendor: 'wechat' },
    { kind: 'refund', amount: -25_600, vendor: 'wechat' },
  ])
})

test('a balance payment is refunded to the balance, and a manual payment without a vendor', async () => {
  const ctx = await workCtx()
  const buyer = await makeBuyer(t)
  const newOrder = await order(buyer, await stock(t), 2)
  await pay(t, buyer, newOrder)
  const id = await idOf(t, newOrder.number)
  await t.make((tx) => tx.rows("update payment set vendor = 'fund' where tenant_id = 1 and order_id = $1", [id]))
  await ctx.db.tx((tx) => refundOrder(ctx, tx, id, { amount: 500, returnId: null, outRefundNo: `F${newOrder.number}` }))
  await t.make((tx) => tx.rows("update payment set state = 'failed' where tenant_id = 1 and order_id = $1", [id]))
  await ctx.db.tx((tx) => refundOrder(ctx, tx, id, { amount: 300, returnId: null, outRefundNo: `H${newOrder.number}` }))
  const before = t.ports.payments.wechat.refunds.length
  t.ports.clock.forward(10)
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.payments.wechat.refunds).toHaveLength(before)
  expect(
    await t.make((tx) =>
      tx.rows("select amount from balance where tenant_id = 1 and user_id = $1 and kind = 'fund'", [buyer.id]),
    ),
  ).toEqual([{ amount: 500 }])
  expect(await books(t, newOrder.number)).toMatchObject({ refunded: 800, due: 0 })
})

test('an order paid by balance is in the ledger, and its return is refunded to the balance', async () => {
  const buyer = await makeBuyer(t)
  const now = t.ports.clock.now()
  await t.make((tx) =>
    changeBalance(tx, {
      tenantId: 1,
      userId: buyer.id,
      kind: 'fund',
      change: 30_000,
      reason: 'recharge',
      ref: 'demo',
      now,
    }),
  )
  const newOrder = await order(buyer, await stock(t), 2)
  expect(
    (await buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'fund' }, { key: true })).body,
  ).toEqual({ kind: 'paid' })
  expect(await books(t, newOrder.number)).toMatchObject({ ledger: 25_600 })
  const { number } = (
    await buyer.client.post(
      '/shop/orderlinereturn/',
      returnBody({ line: newOrder.lines[0].id }, { quantity: 2, amount: '256' }),
      { key: true },
    )
  ).body
  await stepReturn((await t.user({ perms: ['*'] })).client, number, 'agree')
  await t.due.runDue(t.ports.clock.now())
  expect(await books(t, newOrder.number)).toMatchObject({ ledger: 0, refunded: 25_600, due: 0 })
  expect(await t.make((tx) => balanceOf(tx, 1, buyer.id, 'fund'))).toBe(30_000)
  expect((await buyer.client.get(`/shop/order/${newOrder.number}/`)).body).toMatchObject({ status: 'closed' })
})
