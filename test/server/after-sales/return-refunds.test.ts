import { makeBalance } from '../../factories/checkout'
import { makeVoucher } from '../../factories/social'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { apply, books, opsStep, paidOrder, pay, type Scene, stepReturn, returnBody } from '../support/after-sales'
import type { Loose } from '../support/client'
import { type Buyer, makeBuyer, order, stock, submission } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const runDue = () => t.due.runDue(t.ports.clock.now())
const coinsOf = async (buyer: Buyer) =>
  (
    await t.make((tx) =>
      tx.rows<{ amount: number }>(
        "select amount from balance where tenant_id = 1 and user_id = $1 and kind = 'diamond'",
        [buyer.id],
      ),
    )
  )[0]?.amount
const leftOf = async (holder: number) =>
  (
    await t.make((tx) =>
      tx.rows<{ available: number }>('select available from pickup_voucher_holder where tenant_id = 1 and id = $1', [
        holder,
      ]),
    )
  )[0]?.available
const operator = () => t.user({ perms: ['shop.change_order'] })

/** A paid order of `quantity` pieces that cost coins, too, and nothing is left of the buyer's coins. */
async function withCoins(quantity: number, diamonds: number) {
  const buyer = await makeBuyer(t)
  const cup = await stock(t, { diamonds, price: 100 })
  await t.make((tx) => makeBalance(tx, MAIN, buyer.id, diamonds * quantity))
  await buyer.client.post(
    `/shop/product/${cup.id}/quick_buy/`,
    { variant_id: cup.variants[0], quantity },
    { key: true },
  )
  const { sums } = (await buyer.client.post('/shop/quickbuybasket/checkout/')).body
  const body = { ...submission(buyer, sums.total), diamonds: sums.diamonds }
  const reply: Loose = (await buyer.client.post('/shop/quickbuybasket/checkout_submit/', body, { key: true })).body
  await pay(t, buyer, reply)
  return { buyer, number: reply.number as string, line: reply.lines[0].id as number, shop: (await operator()).client }
}

test('diamonds are refunded with the returned pieces, in whole shares that add up exactly', async () => {
  const { buyer, number, line, shop } = await withCoins(3, 7)
  // Coins are whole: 20 of 3 pieces are no share without a rest.
  await t.make((tx) => tx.exec(`update order_line set diamonds = 20 where id = ${line}`))
  expect(await coinsOf(buyer)).toBe(0)
  const applyForReturn = async (quantity: number) =>
    (
      await buyer.client.post('/shop/orderlinereturn/', returnBody({ line }, { quantity, amount: '0.5' }), {
        key: true,
      })
    ).body
  const first = await applyForReturn(1)
  expect(first).toMatchObject({ diamonds: 6, vouchers: 0 })
  await stepReturn(shop, first.number, 'refuse', { note: 'x' })
  expect(await coinsOf(buyer)).toBe(0)
  const refunds: number[] = []
  for (const quantity of [1, 2]) {
    const one = await applyForReturn(quantity)
    refunds.push(one.diamonds)
    await stepReturn(shop, one.number, 'agree')
    await runDue()
    expect(await coinsOf(buyer)).toBe(refunds.reduce((all, n) => all + n, 0))
  }
  expect(refunds).toEqual([6, 14])
  expect((await buyer.client.get(`/shop/order/${number}/`)).body.status).toBe('closed')
  // Once more is no more.
  await runDue()
  expect(await coinsOf(buyer)).toBe(20)
  const { results } = (await buyer.client.get('/shop/fundrecord/?kind=diamond')).body
  expect(results.slice(0, 2)).toMatchObject([{ reason_display: '售后退回' }, { reason_display: '售后退回' }])
})

test('a returned piece restores its pickup voucher once, independent of the other pieces', async () => {
  const buyer = await makeBuyer(t)
  const tea = await stock(t)
  const holder = await t.make((tx) => makeVoucher(tx, MAIN, buyer.id, { productId: tea.id, quantity: 3, available: 3 }))
  await buyer.client.post(`/shop/product/${tea.id}/pickup/`, { variant_id: null, quantity: 3 }, { key: true })
  const { sums } = (await buyer.client.post('/shop/pickupbasket/checkout/')).body
  const reply = (
    await buyer.client.post('/shop/pickupbasket/checkout_submit/', submission(buyer, sums.total), { key: true })
  ).body
  await pay(t, buyer, reply)
  expect(await leftOf(holder)).toBe(0)
  const shop = (await operator()).client
  for (const [quantity, after] of [
    [1, 1],
    [2, 3],
  ] as const) {
    const application = (
      await buyer.client.post(
        '/shop/orderlinereturn/',
        returnBody({ line: reply.lines[0].id }, { quantity, amount: '0' }),
        { key: true },
      )
    ).body
    expect(application).toMatchObject({ vouchers: quantity, diamonds: 0 })
    await stepReturn(shop, application.number, 'agree')
    await runDue()
    expect([quantity, await leftOf(holder)]).toEqual([quantity, after])
  }
  expect((await buyer.client.get(`/shop/order/${reply.number}/`)).body).toMatchObject({
    status: 'closed',
    refunded: '10.00',
  })
})

describe('the shipping fee', () => {
  /** A paid order of one piece with a fee of 10.00. */
  const shippedOrder = (quantity = 2): Promise<Scene> => paidOrder(t, quantity, { price: 1000 })
  const agree = async (scene: Scene, number: string) => (await stepReturn(scene.operator.client, number, 'agree')).body

  test('is refunded with the last piece of an order of which nothing was shipped', async () => {
    const scene = await shippedOrder(2)
    expect((await scene.read()).lines[0].return_offer.shipping).toEqual({ fee: '10.00', pieces: 2 })
    const [one, two] = [(await apply(scene, { amount: '10' })).body, (await apply(scene, { amount: '10' })).body]
    // Asked for last, agreed to first: the other one is the last.
    expect(await agree(scene, two.number)).toMatchObject({ amount: '10.00', shipping: '0.00' })
    await runDue()
    expect(await scene.read()).toMatchObject({ status: 'wait_ship', refunded: '10.00' })
    expect(await agree(scene, one.number)).toMatchObject({ amount: '10.00', shipping: '10.00' })
    await runDue()
    expect(await scene.read()).toMatchObject({ status: 'closed', refunded: '30.00', refunded_shipping: '10.00' })
    expect(await books(t, scene.number)).toEqual({ ledger: 0, refunded: 3000, total: 3000, due: 0 })
    expect(t.ports.payments.wechat.refunds.filter(({ outRefundNo }) => outRefundNo === one.number)).toMatchObject([
      { amount: 2000 },
    ])
  })

  test('is not refunded once a parcel was created, even with the last piece', async () => {
    const scene = await shippedOrder(2)
    await opsStep(t, scene, {
      action: 'ship',
      carrier: 'a',
      tracking_no: 'b',
      lines: [{ line_id: scene.line, quantity: 1 }],
    })
    expect((await scene.read()).lines[0].return_offer.shipping).toBeNull()
    for (const _ of [1, 2]) await agree(scene, (await apply(scene, { amount: '10' })).body.number)
    await runDue()
    expect(await scene.read()).toMatchObject({ status: 'closed', refunded: '20.00' })
    expect(await books(t, scene.number)).toEqual({ ledger: 1000, refunded: 2000, total: 3000, due: 0 })
  })

  test('is refunded alone for a return of 0.00, although tickets of the order remain', async () => {
    const buyer = await makeBuyer(t)
    const [cup, seat] = [await stock(t, { price: 1000 }), await stock(t, { price: 500, ctype: 'shop.eticket' })]
    await buyer.client.post(
      `/shop/product/${cup.id}/add_basket/`,
      { variant_id: cup.variants[0], quantity: 1 },
      { key: true },
    )
    const newOrder = await order(buyer, seat, 1)
    await pay(t, buyer, newOrder)
    const line = newOrder.lines.find((one: Loose) => one.ctype === 'shop.product').id
    const reply = (
      await buyer.client.post('/shop/orderlinereturn/', returnBody({ line }, { amount: '0' }), { key: true })
    ).body
    await stepReturn((await operator()).client, reply.number, 'agree')
    await runDue()
    expect((await buyer.client.get(`/shop/order/${newOrder.number}/`)).body).toMatchObject({
      status: 'completed',
      refunded: '10.00',
    })
    expect(await books(t, newOrder.number)).toMatchObject({ ledger: 1500, refunded: 1000, due: 0 })
  })
})
