import { sumLines } from '@storefront/contract/domain/checkout/price'
import * as fc from 'fast-check'
import { sqlState } from '../../../server/src/db'
import { aggregate, reserveStock } from '../../../server/src/domains/checkout/checkout/stock'
import { startTestApp, type TestApp } from '../support/app'
import { type Buyer, stockLeft, makeBuyer, stock, submission } from '../support/shopping'
import type { MadeProduct } from '../../factories/product'

let t: TestApp
let buyers: Buyer[]
beforeAll(async () => {
  t = await startTestApp()
  buyers = [await makeBuyer(t), await makeBuyer(t)]
})
afterAll(() => t.stop())

type Step =
  | { do: 'add'; who: number; variant: number; quantity: number }
  | { do: 'submit'; who: number }
  | { do: 'cancel' | 'pay'; who: number; nth: number }
  | { do: 'wait'; minutes: number }

const who = fc.integer({ min: 0, max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    who,
    variant: fc.integer({ min: 0, max: 1 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('submit' as const), who }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'pay' as const), who, nth: fc.nat(3) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 31) }),
)

interface StockState {
  cup: MadeProduct
  orderNumbers: Map<number, string[]>
}

async function take(stockState: StockState, action: Step): Promise<void> {
  if (action.do === 'wait') {
    t.ports.clock.forward(action.minutes * 60)
    await t.due.runDue(t.ports.clock.now())
    return
  }
  const buyer = buyers[action.who]
  if (!buyer) return
  const { client } = buyer
  if (action.do === 'add')
    await client.post(
      `/shop/product/${stockState.cup.id}/add_basket/`,
      { variant_id: stockState.cup.variants[action.variant], quantity: action.quantity },
      { key: true },
    )
  else if (action.do === 'submit') {
    const checkout = await client.post('/shop/basket/checkout/')
    const answer =
      checkout.status === 200 &&
      (await client.post('/shop/basket/checkout_submit/', submission(buyer, checkout.body.sums.total), { key: true }))
    if (answer && answer.status === 200)
      stockState.orderNumbers.set(action.who, [...(stockState.orderNumbers.get(action.who) ?? []), answer.body.number])
  } else {
    const number = stockState.orderNumbers.get(action.who)?.at(action.nth)
    if (!number) return
    if (action.do === 'cancel') await client.post(`/shop/order/${number}/process/`, { action: 'cancel' }, { key: true })
    else {
      await client.post(`/shop/order/${number}/pay/`, { channel: 'wx_h5' }, { key: true })
      const payment = t.ports.payments.wechat.opened.at(-1)
      const payload = JSON.stringify({
        secret: true,
        state: 'paid',
        outTradeNo: payment?.outTradeNo,
        tradeNo: 'T',
        amount: payment?.amount,
        paidAt: 0,
      })
      await t.fastify.inject({ method: 'POST', url: '/api/notify/wechat/qingshi/', payload })
    }
  }
}

const reservedOf = (variantId: number) =>
  t.make((tx) =>
    tx.rows<{ sum: number }>(
      "select coalesce(sum(l.quantity), 0)::int as sum from order_line l join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id where l.variant_id = $1 and o.status <> 'closed'",
      [variantId],
    ),
  )

test('stock is never below zero, and remaining plus ordered pieces equal the initial stock, after any steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const cup = await stock(t, {
        price: 30_000,
        variants: [
          { attributes: [{ name: 'a', value: '1' }], inventory: 5 },
          { attributes: [{ name: 'a', value: '2' }], inventory: 3 },
        ],
      })
      const stockState: StockState = { cup, orderNumbers: new Map() }
      for (const { id } of buyers) await t.make((tx) => tx.rows('delete from basket_line where user_id = $1', [id]))
      for (const action of steps) {
        await take(stockState, action)
        for (const [n, before] of [5, 3].entries()) {
          const variant = cup.variants[n] ?? 0
          const now = (await stockLeft(t, variant)) ?? 0
          expect(now).toBeGreaterThanOrEqual(0)
          expect(now + ((await reservedOf(variant))[0]?.sum ?? 0)).toBe(before)
        }
      }
    }),
    { numRuns: 25 },
  )
})

test('an order costs its lines plus shipping, exact to the cent', async () => {
  const price = fc.integer({ min: 0, max: 9_999_999 })
  const line = fc.record({ price, promotion: fc.option(price), quantity: fc.integer({ min: 1, max: 99 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), async (lines) => {
      const buyer = buyers[0]
      if (!buyer) return
      await t.make((tx) => tx.rows('delete from basket_line where user_id = $1', [buyer.id]))
      for (const { price: unit, promotion, quantity } of lines) {
        const product = await stock(t, { price: unit, variants: [{ promotionPrice: promotion }] })
        await buyer.client.post(
          `/shop/product/${product.id}/add_basket/`,
          { variant_id: null, quantity },
          { key: true },
        )
      }
      const goods = sumLines(
        lines.map(({ price: unit, promotion, quantity }) => ({ unit: Math.min(unit, promotion ?? unit), quantity })),
      )
      const total = goods + (goods >= 19_900 ? 0 : 1000)
      const checkout = await buyer.client.post('/shop/basket/checkout/')
      expect(checkout.body.sums).toMatchObject({ goods: (goods / 100).toFixed(2), total: (total / 100).toFixed(2) })
      const reply = await buyer.client.post(
        '/shop/basket/checkout_submit/',
        submission(buyer, checkout.body.sums.total),
        { key: true },
      )
      expect(reply.body.tit).toBe((total / 100).toFixed(2))
    }),
    { numRuns: 25 },
  )
})

test('aggregate merges lines of the same variant and sorts them by id', () => {
  const want = (variantId: number, quantity: number) => ({ variantId, quantity, name: 'x', isLimited: true })
  expect(aggregate([want(9, 1), want(2, 3), want(9, 4)])).toEqual([want(2, 3), want(9, 5)])
})

test('takeStock fails for a retry when the stock became limited or unlimited since it was read', async () => {
  const cup = await stock(t, {
    variants: [
      { attributes: [{ name: 'a', value: '1' }], inventory: null },
      { attributes: [{ name: 'a', value: '2' }], inventory: 5 },
    ],
  })
  const [unlimited = 0, limited = 0] = cup.variants
  const take = (variantId: number, isLimited: boolean) =>
    t.database.of(1).tx((tx) => reserveStock(tx, 1, [{ variantId, quantity: 1, name: 'x', isLimited }]))
  const state = (variantId: number, isLimited: boolean) => take(variantId, isLimited).then(() => 'taken', sqlState)
  expect(await state(unlimited, true)).toBe('40001')
  expect(await state(limited, false)).toBe('40001')
  expect(await stockLeft(t, limited)).toBe(5)
  expect([await take(unlimited, false), await take(limited, true)]).toEqual([null, null])
  expect([await stockLeft(t, unlimited), await stockLeft(t, limited)]).toEqual([null, 4])
})
