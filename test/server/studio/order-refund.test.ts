import fc from 'fast-check'
import { type BookRule, bookRules } from '../../support/books'
import { apply, books, idOf, opsStep, paidOrder, type Scene, stepReturn } from '../support/after-sales'
import { startTestApp, type TestApp } from '../support/app'
import { stockLeft } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** A paid order of two pieces at 10.00 and a fee of 10.00. */
const scene = () => paidOrder(t, 2, { price: 1000 })
const path = async ({ number }: Scene) => `/studio/shop/order/${await idOf(t, number)}/`
const part = ({ line }: Scene, more: object = {}) => ({
  line_id: line,
  quantity: 1,
  amount: '10.00',
  restock: true,
  ...more,
})
const refund = async (one: Scene, body: object, headers?: Record<string, string>) =>
  one.operator.client.post(
    `${await path(one)}refund/`,
    { lines: [], shipping: '', reason: '缺货', ...body },
    headers ? { headers } : { key: true },
  )
const offerOf = async (one: Scene) => (await one.operator.client.get(await path(one))).body.refund_offer
const payBack = () => t.due.runDue(t.ports.clock.now())

test('a seller cancels a paid order before sending: money, fee and stock go back and the order is closed', async () => {
  const one = await scene()
  expect(await offerOf(one)).toEqual({
    shipping: '10.00',
    lines: [
      { line_id: one.line, pieces: 2, quantity: 2, returned: 0, exchanging: 0, return_amount: '0.00', paid: '20.00' },
    ],
  })
  const reply = await refund(one, { lines: [part(one, { quantity: 2, amount: '20.00' })], shipping: '10.00' })
  expect(reply.body).toMatchObject({ refunded: '30.00', refunded_shipping: '10.00', refunds: [{ status: 'due' }] })
  await payBack()
  expect(await one.read()).toMatchObject({ status: 'closed', refunds: [{ status: 'done', amount: '30.00' }] })
  expect(await books(t, one.number)).toEqual({ ledger: 0, refunded: 3000, total: 3000, due: 0 })
  expect(await stockLeft(t, one.cup.variants[0])).toBe(10)
  expect(await offerOf(one)).toBeNull()
})

test('a seller gives an amount back without pieces, and the order and its stock stay as they are', async () => {
  const one = await scene()
  await opsStep(t, one, { action: 'ship', carrier: '顺丰速运', tracking_no: 'SF1' })
  await refund(one, { lines: [part(one, { quantity: 0, amount: '1.50' })] })
  await payBack()
  expect(await one.read()).toMatchObject({ status: 'shipped', refunded: '1.50' })
  expect(await stockLeft(t, one.cup.variants[0])).toBe(8)
  expect(await offerOf(one)).toMatchObject({ lines: [{ pieces: 2, returned: 0, return_amount: '1.50' }] })
})

test.each([
  { restock: true, left: 9 },
  { restock: false, left: 8 },
])('a refunded piece that was sent goes back to stock as the seller chooses: $restock', async ({ restock, left }) => {
  const one = await scene()
  await opsStep(t, one, { action: 'ship', carrier: '顺丰速运', tracking_no: 'SF1' })
  await refund(one, { lines: [part(one, { restock })] })
  await payBack()
  expect(await stockLeft(t, one.cup.variants[0])).toBe(left)
})

test('a refund above what is left of a line or of the fee is refused with the most that is possible', async () => {
  const one = await scene()
  await refund(one, { lines: [part(one)], shipping: '4.00' })
  expect((await refund(one, { lines: [part(one, { amount: '10.01' })] })).body.detail).toContain('¥10')
  expect((await refund(one, { shipping: '6.01' })).body.detail).toContain('¥6')
  expect((await refund(one, { lines: [part(one, { quantity: 2 })] })).body.err_code).toBe('16001')
  expect((await refund(one, {})).body.err_code).toBe('16002')
  expect((await refund(one, { lines: [part(one, { quantity: 0, amount: '0' })] })).body.err_code).toBe('16002')
  expect((await refund(one, { reason: ' ' })).status).toBe(400)
  expect((await refund(one, { shipping: '6' })).status).toBe(200)
  await payBack()
  expect(await books(t, one.number)).toEqual({ ledger: 1000, refunded: 2000, total: 3000, due: 0 })
})

test('the fee that the seller gave back does not go back again with the last piece that the buyer returns', async () => {
  const one = await scene()
  await refund(one, { shipping: '4' })
  expect((await one.read()).lines[0].return_offer.shipping).toEqual({ fee: '6.00', pieces: 2 })
  const { number } = (await apply(one, { quantity: 2, amount: '20' })).body
  const { shipping } = (await stepReturn(one.operator.client, number, 'agree')).body
  expect(shipping).toBe('6.00')
  await payBack()
  expect(await books(t, one.number)).toEqual({ ledger: 0, refunded: 3000, total: 3000, due: 0 })
})

test('a refund that is sent twice with one key is made once, with one line of the log', async () => {
  const one = await scene()
  const headers = { 'idempotency-key': 'seller-refund-000001' }
  const body = { lines: [part(one)] }
  const [first, second] = await Promise.all([refund(one, body, headers), refund(one, body, headers)])
  expect(second.body).toEqual(first.body)
  expect(await books(t, one.number)).toMatchObject({ refunded: 1000 })
  const log = await t.make((tx) =>
    tx.rows("select action, kind, after from audit_log where tenant_id = 1 and actor_id = $1 and kind = 'order'", [
      one.operator.id,
    ]),
  )
  expect(log).toEqual([{ action: 'process', kind: 'order', after: { refund: { lines: [part(one)], shipping: '' } } }])
})

test('the buyer reads the reason, and that the shop began the refund', async () => {
  const one = await scene()
  await refund(one, { lines: [part(one)], reason: '缺货，先退一件' })
  const [{ number }] = (await one.read()).lines[0].returns
  const { body } = await one.buyer.client.get(`/shop/orderlinereturn/${number}/`)
  expect(body).toMatchObject({ reason: '缺货，先退一件', actions: [], logs: [{ status_display: '商家发起退款' }] })
})

test('an order that was not paid, is closed or belongs to another shop cannot be refunded', async () => {
  const one = await scene()
  const foreign = await t.user({ tenantId: 2, perms: ['*'] })
  expect((await foreign.client.get(await path(one))).status).toBe(404)
  await refund(one, { lines: [part(one, { quantity: 2, amount: '20' })] })
  await payBack()
  expect((await refund(one, { shipping: '10' })).body.err_code).toBe('42004')
})

const ORDER_RULES = bookRules.filter(({ title }) => /\b(order|refund|return|ledger|parcels)\b/.test(title))
const faultsOf = async (rules: readonly BookRule[]) => {
  const faults = []
  for (const { title, sql } of rules)
    for (const row of await t.make((tx) => tx.rows<object>(sql))) faults.push({ title, ...row })
  return faults
}

type Step =
  | { kind: 'refund'; quantity: number; amount: number; shipping: number; restock: boolean }
  | { kind: 'apply'; quantity: number; amount: number; isAgreed: boolean }
  | { kind: 'ship'; quantity: number; isOut: boolean }
  | { kind: 'due' }
const amountOf = fc.integer({ min: 0, max: 1500 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('refund' as const),
    quantity: fc.integer({ min: 0, max: 3 }),
    amount: amountOf,
    shipping: amountOf,
    restock: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('apply' as const),
    quantity: fc.integer({ min: 1, max: 3 }),
    amount: amountOf,
    isAgreed: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('ship' as const), quantity: fc.integer({ min: 1, max: 2 }), isOut: fc.boolean() }),
  fc.constant({ kind: 'due' as const }),
)
const decimal = (minor: number) => (minor / 100).toFixed(2)

test('ledger, lines, returns and parcels agree after any refunds of the seller, returns of the buyer and parcels', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const one = await paidOrder(t, 3, { price: 1000 })
      for (const it of steps) {
        if (it.kind === 'due') await payBack()
        else if (it.kind === 'refund')
          await refund(one, {
            lines: [part(one, { quantity: it.quantity, amount: decimal(it.amount), restock: it.restock })],
            shipping: decimal(it.shipping),
          })
        else if (it.kind === 'apply') {
          const { body } = await apply(one, { quantity: it.quantity, amount: decimal(it.amount) })
          if (body.number)
            await stepReturn(one.operator.client, body.number, it.isAgreed ? 'agree' : 'refuse', { note: 'x' })
        } else
          await opsStep(t, one, {
            action: 'ship',
            carrier: '顺丰速运',
            tracking_no: it.isOut ? 'SF1' : '',
            lines: [{ line_id: one.line, quantity: it.quantity }],
          })
        const { ledger, refunded, total, due } = await books(t, one.number)
        expect(refunded).toBeLessThanOrEqual(total)
        expect(ledger).toBe(total - refunded + due)
      }
      await payBack()
      expect(await faultsOf(ORDER_RULES)).toEqual([])
    }),
    {
      numRuns: 25,
      // Pieces without money have no refund.
      examples: [[[{ kind: 'apply', quantity: 2, amount: 0, isAgreed: true }, { kind: 'due' }]]],
    },
  )
})
